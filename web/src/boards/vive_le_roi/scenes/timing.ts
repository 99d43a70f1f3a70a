// When the parts of a vote happen, in milliseconds.
import type { vive_le_roi } from '../../../lib/messages'
import { LONG, MIDDLE } from '../../../lib/motion'

/** How many vote. */
export const cast = (fact: vive_le_roi.VoteRevealed): number => fact.yes + fact.no + fact.stomach_ache

/** Between one card and the next. */
export const pause = (votes: number): number => Math.min(200, 1200 / votes)

/** When the candidate goes. */
export const decided = (fact: vive_le_roi.VoteRevealed): number => MIDDLE + cast(fact) * pause(cast(fact)) + MIDDLE

export const lasts = (fact: vive_le_roi.VoteRevealed): number => decided(fact) + LONG + MIDDLE
