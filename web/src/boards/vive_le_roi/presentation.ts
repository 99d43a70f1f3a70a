import type { Room } from '../board'
import Board from './Board.svelte'
import { DEEDS } from './election'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import Seat from './Seat.svelte'
import type { Forms } from './table'
import { effect } from './words'

export const room: Room<Forms> = {
  Board,
  Hand,
  Seat,
  Mark,
  effect,
  deeds: DEEDS,
  news: ['vote', 'cancelled', 'refused', 'crowned', 'signs_turned', 'round'],
}
