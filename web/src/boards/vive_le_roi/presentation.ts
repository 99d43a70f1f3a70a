import type { Presentation } from '../board'
import Board from './Board.svelte'
import { DEEDS } from './election'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import Seat from './Seat.svelte'
import type { Forms } from './board'
import { calls } from './names'
import { effect } from './words'

export const presentation: Presentation<Forms> = {
  Board,
  Hand,
  Seat,
  Mark,
  effect,
  calls,
  deeds: DEEDS,
  news: ['vote', 'crowned', 'signs_turned', 'round'],
}
