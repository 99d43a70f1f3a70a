import type { Presentation } from '../board'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import Seat from './Seat.svelte'
import Standing from './Standing.svelte'
import type { Forms } from './board'
import { calls } from './cards'
import { effect, label } from './tell'

export const presentation: Presentation<Forms> = {
  Board,
  Hand,
  Seat,
  Standing,
  Mark,
  playing: (view) => (view.seat === view.board.turn ? view.board.card : null),
  label,
  calls,
  effect,
  deeds: ['knight_placed', 'card_played', 'mode_chosen', 'moved', 'ring_given', 'scored', 'fixed_loss'],
  news: ['turned', 'crowned'],
}
