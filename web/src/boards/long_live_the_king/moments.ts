import Coronation from '../../ui/Coronation.svelte'
import type { Moments } from '../moments'
import type { Forms } from './board'
import Election from './scenes/Election.svelte'
import Roll from './scenes/Roll.svelte'
import { ADDED, COUNTED, ELECTION, ROLL, ROLLED, TURNED, VOTING } from './scenes/timing'
import Victory from './scenes/Victory.svelte'

export const moments: Moments<Forms> = {
  over: '.lv .map',
  around: '.lv',
  scenes: {
    roll: {
      Scene: Roll,
      beneath: 'before',
      lasts: () => ROLL,
      cues: () => [{ sound: 'card', at: TURNED }, { sound: 'dice', at: ROLLED + 200 }, { sound: 'wood', at: ADDED }],
    },
    victory: { Scene: Victory, beneath: 'before', lasts: () => 1500, cues: () => [{ sound: 'seal', at: 500 }] },
    count: {
      Scene: Election,
      beneath: 'before',
      lasts: () => ELECTION,
      cues: () => [{ sound: 'bell', at: 0 }, ...[0, 0.33, 0.67, 1].map((part) => ({ sound: 'wood', at: COUNTED + part * VOTING }) as const)],
    },
    king: { Scene: Coronation, beneath: 'after', lasts: () => 3000, cues: () => [{ sound: 'fanfare', at: 800 }] },
  },
  sounds: {
    step: 'wood', crossing: 'dice', free_courtier: 'wood', courtier_roll: 'dice', intrusion: 'drum', laid: 'card', recovery: 'card', courtiers_lost: 'wood',
    banishment: 'wood', tie_roll: 'dice', ranking: 'bell', redistribution: 'card',
  },
}
