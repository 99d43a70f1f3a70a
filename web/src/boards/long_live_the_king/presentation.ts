import { t } from '../../lib/i18n.svelte'
import { optionOf, stepOf } from '../../lib/words'
import type { Presentation } from '../board'
import Board from './Board.svelte'
import { ends } from './cards'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import Seat from './Seat.svelte'
import { boardOf } from './board'
import { county, effect, label, tell } from './words'

const laying = (choices: readonly string[]): boolean => choices.some((word) => stepOf(word) === 'commit_cards')

export const presentation: Presentation = {
  Board,
  Hand,
  Seat,
  Mark,
  opens: (word) => word.startsWith('move:') || word.startsWith('commit_cards:'),
  label,
  effect,
  tell,
  offers: (choices) => (laying(choices) ? ends(choices.map(optionOf)).map((option) => `commit_cards:${option}`) : choices),
  news: (before, after) => {
    const [was, now] = [boardOf(before), boardOf(after)]
    const told: string[] = []
    const fight = now.confrontation
    if (fight && fight.county !== was.confrontation?.county) told.push(t('web-long_live_the_king-fight', { county: county(fight.county) }))
    if (now.elections > was.elections) told.push(t(now.king === null ? 'web-long_live_the_king-no-king' : 'web-long_live_the_king-new-king', { number: now.elections }))
    return told
  },
}
