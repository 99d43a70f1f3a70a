import { t } from '../../lib/i18n.svelte'
import { stepOf } from '../../lib/words'
import type { Presentation } from '../board'
import Board from './Board.svelte'
import { decided } from './election'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import { personName } from './names'
import Seat from './Seat.svelte'
import { boardOf } from './board'
import { effect, tell, why } from './words'

export const presentation: Presentation = {
  Board,
  Hand,
  Seat,
  Mark,
  opens: (word) => stepOf(word) !== 'place_floor',
  effect,
  tell,
  why,
  news: (before, after) => {
    const reveal = decided(boardOf(before), boardOf(after))
    const round = boardOf(after).round
    return [
      ...(reveal ? [t(`web-vive_le_roi-news-${reveal.verdict}`, { name: personName(reveal.candidate) })] : []),
      ...(round > boardOf(before).round ? [t(`web-vive_le_roi-round`, { round })] : []),
    ]
  },
}
