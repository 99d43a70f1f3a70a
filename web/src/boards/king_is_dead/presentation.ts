import type { Presentation } from '../board'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import Seat from './Seat.svelte'
import Standing from './Standing.svelte'
import { effect } from './effect'
import type { Forms } from './board'

export const presentation: Presentation<Forms> = {
  Board,
  Hand,
  Seat,
  Standing,
  Mark,
  playing: (view) => view.board.playing?.card ?? null,
  effect,
  deeds: ['pass', 'played', 'covered', 'copied', 'no_effect', 'placed', 'returned', 'moved', 'exchanged', 'negotiated', 'locked'],
  grounds: ['invasion', 'coronation', 'plot'],
  news: ['struggle', 'invasion', 'coronation', 'plot'],
}
