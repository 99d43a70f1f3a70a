// The log as it is read: from the facts of the game, or, where it tells none, from its steps.
import { actor, sentence } from '../lib/facts'
import { rulesOfLine, type RestsOn } from '../lib/rules'
import type { SeatShown, Story } from '../lib/connection.svelte'
import { lines, type Entry } from '../lib/words'
import { ofKinds, type Facts } from '../boards/facts'
import { seatName, sentenceOf } from './names'

export function entriesOf(game: string, { steps, facts }: Story, restsOn: RestsOn, seats: readonly SeatShown[]): Entry[] {
  if (facts.length > 0) return saidOf(game, facts, seats)
  return lines(steps).map((line) => ({
    who: typeof line.who === 'number' ? line.who : null,
    step: line.last,
    sentence: sentenceOf(game, line, seats),
    rules: rulesOfLine(restsOn, steps, line),
  }))
}

/** Facts in sentences. */
export function saidOf(game: string, facts: Facts, seats: readonly SeatShown[]): Entry[] {
  const name = (seat: number): string => seatName(seats, seat)
  return facts.map(([step, fact]) => ({ who: actor(fact), step, sentence: sentence(game, fact, name), rules: [fact.rule] }))
}

/** Of the facts that came with the verdict, those of these kinds. */
export const groundsOf = (facts: Facts, kinds: readonly string[]): Facts => ofKinds(facts, kinds).filter(([step]) => step === facts.at(-1)?.[0])

/** The steps of the comparison that decided a match; none while it runs. */
export function comparisonsOf(facts: Facts): Facts {
  const [step, end] = facts.at(-1) ?? [0, null]
  return end?.comparisons?.map((part) => [step, part] as const) ?? []
}
