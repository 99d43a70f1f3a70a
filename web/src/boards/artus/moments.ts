import Coronation from '../../ui/Coronation.svelte'
import type { Moments } from '../moments'
import type { Forms } from './board'
import LaidCard from './LaidCard.svelte'
import Crowned from './scenes/Crowned.svelte'
import Turned from './scenes/Turned.svelte'

export const moments: Moments<Forms> = {
  over: '.artus > svg',
  scenes: {
    crowned: { Scene: Crowned, beneath: 'before', lasts: () => 1800, cues: () => [{ sound: 'fanfare', at: 900 }] },
    turned: { Scene: Turned, beneath: 'after', light: true, lasts: () => 1800, cues: () => [{ sound: 'drum', at: 0 }, { sound: 'wood', at: 600 }] },
    verdict: { Scene: Coronation, beneath: 'after', lasts: () => 3000, cues: () => [{ sound: 'fanfare', at: 800 }] },
  },
  sounds: { knight_placed: 'wood', card_played: 'card', moved: 'wood', displaced: 'wood', ring_given: 'seal', scored: 'wood', fixed_loss: 'drum', drawn: 'card', round_begun: 'bell' },
  laid: (fact) => (fact.fact === 'card_played' ? { seat: fact.seat, card: fact.card } : null),
  Card: LaidCard,
}
