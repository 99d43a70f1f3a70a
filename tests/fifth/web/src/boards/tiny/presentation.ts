import type { Presentation } from '../board'
import Board from './Board.svelte'

export const presentation: Presentation = { Board, opens: () => true }
