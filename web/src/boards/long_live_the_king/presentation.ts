import { optionOf, stepOf } from '../../lib/words'
import type { Presentation } from '../board'
import Board from './Board.svelte'
import { ends } from './cards'
import { DEEDS } from './confrontation'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import Seat from './Seat.svelte'
import type { Forms } from './board'
import { effect, label } from './words'

const laying = (choices: readonly string[]): boolean => choices.some((word) => stepOf(word) === 'commit_cards')

export const presentation: Presentation<Forms> = {
  Board,
  Hand,
  Seat,
  Mark,
  label,
  effect,
  offers: (choices) => (laying(choices) ? ends(choices.map(optionOf)).map((option) => `commit_cards:${option}`) : choices),
  deeds: DEEDS,
  grounds: ['count'],
  news: ['intrusion', 'victory', 'count', 'ranking', 'king'],
}
