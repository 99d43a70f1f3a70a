import { t } from '../../lib/i18n.svelte'
import { stepOf } from '../../lib/words'
import type { Room } from '../board'
import Board from './Board.svelte'
import { decided } from './election'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import { personName } from './names'
import Seat from './Seat.svelte'
import { tableOf } from './table'
import { effect, tell, why } from './words'

export const room: Room = {
  Board,
  Hand,
  Seat,
  Mark,
  opens: (word) => stepOf(word) !== 'place_floor',
  effect,
  tell,
  why,
  news: (before, after) => {
    const reveal = decided(tableOf(before), tableOf(after))
    const round = tableOf(after).round
    return [
      ...(reveal ? [t(`web-vive_le_roi-news-${reveal.verdict}`, { name: personName(reveal.candidate) })] : []),
      ...(round > tableOf(before).round ? [t(`web-vive_le_roi-round`, { round })] : []),
    ]
  },
}
