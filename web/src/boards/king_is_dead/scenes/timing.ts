// When the parts of a power struggle happen, in milliseconds.
import type { king_is_dead } from '../../../lib/messages'
import { LONG, MIDDLE } from '../../../lib/motion'

const counted = (fact: king_is_dead.Struggle): number => Object.values(fact.followers).reduce((sum, number) => sum + number, 0)

/** Between one follower and the next. */
export const pause = (fact: king_is_dead.Struggle): number => Math.min(120, 1000 / Math.max(1, counted(fact)))

/** When the disc comes down. */
export const sealed = (fact: king_is_dead.Struggle): number => counted(fact) * pause(fact) + MIDDLE

export const lasts = (fact: king_is_dead.Struggle): number => sealed(fact) + MIDDLE + LONG
