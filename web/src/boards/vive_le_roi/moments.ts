import type { vive_le_roi } from '../../lib/messages'
import Coronation from '../../ui/Coronation.svelte'
import type { Moments } from '../moments'
import type { Forms } from './board'
import Crowned from './scenes/Crowned.svelte'
import { cast, decided, lasts, pause } from './scenes/timing'
import Vote from './scenes/Vote.svelte'

export const moments: Moments<Forms> = {
  over: '.vr .castle',
  scenes: {
    vote: {
      Scene: Vote,
      beneath: 'before',
      lasts,
      cues: (fact: vive_le_roi.VoteRevealed) => [
        ...Array.from({ length: cast(fact) }, (_, at) => ({ sound: 'card', at: 300 + at * pause(cast(fact)) }) as const),
        { sound: fact.result === 'crowned' ? 'bell' : 'wood', at: decided(fact) },
      ],
    },
    crowned: { Scene: Crowned, beneath: 'before', lasts: () => 2200, cues: () => [{ sound: 'fanfare', at: 600 }] },
    verdict: { Scene: Coronation, beneath: 'after', lasts: () => 3000, cues: () => [{ sound: 'fanfare', at: 800 }] },
  },
  sounds: { placed: 'wood', moved: 'wood', voted: 'card', ambition_kept: 'card', candidate: 'drum', signs_turned: 'drum', round: 'bell', beside_throne: 'bell' },
}
