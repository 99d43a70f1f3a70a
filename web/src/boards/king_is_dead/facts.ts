// What the facts of a match tell the board: why it was won.
import { sentence } from '../../lib/facts'
import type { king_is_dead } from '../../lib/messages'

/** Each with the number of the step that brought it. */
export type Facts = readonly (readonly [step: number, fact: king_is_dead.Fact])[]

/** Every step of the comparison that decided the match, in words; none while it runs. */
export function reasonsTold(facts: Facts, name: (seat: number) => string): string[] {
  const end = facts.at(-1)?.[1]
  return end?.fact === 'verdict' ? end.comparisons.map((step) => sentence('king_is_dead', step, name)) : []
}
