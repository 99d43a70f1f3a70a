import type { Presentation } from '../board'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import Seat from './Seat.svelte'
import Standing from './Standing.svelte'
import { effect, label } from './tell'

export const presentation: Presentation = {
  Board,
  Hand,
  Seat,
  Standing,
  Mark,
  label,
  effect,
  opens: (word) => word.startsWith('play_card:') || word.startsWith('place_knight:'),
  joins: true,
}
