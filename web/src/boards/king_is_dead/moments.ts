import type { king_is_dead } from '../../lib/messages'
import Coronation from '../../ui/Coronation.svelte'
import type { Moments } from '../moments'
import type { Forms } from './board'
import Face from './Face.svelte'
import Invasion from './scenes/Invasion.svelte'
import Strongest from './scenes/Strongest.svelte'
import Struggle from './scenes/Struggle.svelte'
import { lasts, sealed } from './scenes/timing'

type Of<Kind extends king_is_dead.Fact['fact']> = Extract<king_is_dead.Fact, { fact: Kind }>

export const moments: Moments<Forms> = {
  over: '.kd .map',
  scenes: {
    struggle: {
      Scene: Struggle,
      beneath: 'before',
      lasts,
      cues: (fact: Of<'struggle'>) => [{ sound: 'wood', at: 0 }, { sound: fact.winner ? 'seal' : 'drum', at: sealed(fact) + 200 }],
    },
    invasion: { Scene: Invasion, beneath: 'after', lasts: () => 2400, cues: () => [0, 600, 1200].map((at) => ({ sound: 'drum', at }) as const) },
    coronation: { Scene: Strongest, beneath: 'after', lasts: () => 2400, cues: () => [{ sound: 'bell', at: 1200 }] },
    verdict: { Scene: Coronation, beneath: 'after', lasts: () => 3000, cues: () => [{ sound: 'fanfare', at: 800 }] },
  },
  sounds: { played: 'card', covered: 'card', copied: 'card', placed: 'wood', returned: 'wood', moved: 'wood', exchanged: 'wood', negotiated: 'card', locked: 'seal', summoned: 'wood', pass: 'wood' },
  laid: (fact) => (fact.fact === 'played' || fact.fact === 'copied' ? { seat: fact.seat, card: fact.card } : null),
  Card: Face,
}
