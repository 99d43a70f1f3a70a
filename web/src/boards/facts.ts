// Reading the facts of a match: each stands with the number of the step that brought it, in the order of the steps.
import type { Fact } from '../lib/facts'

export type Facts<F extends Fact = Fact> = readonly (readonly [step: number, fact: F])[]
type Of<F extends Fact, Kind extends F['fact']> = Extract<F, { readonly fact: Kind }>

const isOf = <F extends Fact, Kind extends F['fact']>(fact: F, kinds: readonly Kind[]): fact is Of<F, Kind> => (kinds as readonly string[]).includes(fact.fact)

/** Those of some kinds. */
export const ofKinds = <F extends Fact>(facts: Facts<F>, kinds: readonly string[]): Facts<F> => facts.filter(([, fact]) => kinds.includes(fact.fact))

/** All of these kinds, in order, without their steps. */
export function all<F extends Fact, Kind extends F['fact']>(facts: Facts<F>, ...kinds: readonly Kind[]): Of<F, Kind>[] {
  return facts.flatMap(([, fact]) => (isOf(fact, kinds) ? [fact] : []))
}

/** The newest of these kinds; null before the first. */
export function newest<F extends Fact, Kind extends F['fact']>(facts: Facts<F>, ...kinds: readonly Kind[]): Of<F, Kind> | null {
  return all(facts, ...kinds).at(-1) ?? null
}

/** What happened from the newest of these kinds on; nothing before the first. */
export function sinceNewest<F extends Fact>(facts: Facts<F>, ...kinds: readonly F['fact'][]): Facts<F> {
  const begun = facts.findLastIndex(([, fact]) => isOf(fact, kinds))
  return begun < 0 ? [] : facts.slice(begun)
}

/** What a match of so many steps had brought about. */
export const upTo = <F extends Fact>(facts: Facts<F>, steps: number): Facts<F> => facts.filter(([step]) => step < steps)
