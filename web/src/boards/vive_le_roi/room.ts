import { t } from '../../lib/i18n.svelte'
import { stepOf } from '../../lib/words'
import type { Room } from '../board'
import Board from './Board.svelte'
import { revealOf } from './election'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import { personName } from './names'
import Seat from './Seat.svelte'
import { GAME, tableOf } from './table'

export const room: Room = {
  Board,
  Hand,
  Seat,
  Mark,
  opens: (word) => stepOf(word) !== 'place_floor',
  news: (before, after) => {
    const reveal = revealOf(tableOf(before), tableOf(after))
    const round = tableOf(after).round
    return [
      ...(reveal ? [t(`web-${GAME}-news-${reveal.verdict}`, { name: personName(reveal.candidate) })] : []),
      ...(round > tableOf(before).round ? [t(`web-${GAME}-round`, { round })] : []),
    ]
  },
}
