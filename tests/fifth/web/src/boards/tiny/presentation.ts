import type { tiny } from '../../lib/messages'
import type { Presentation } from '../board'
import Board from './Board.svelte'

export const presentation: Presentation<tiny.Forms> = { Board }
