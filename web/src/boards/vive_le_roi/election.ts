// What an election was, read off two views: no and stomach-ache cards that are gone were played (VR-5.5).
import { inElection, placeOf, VOTES, type Cards, type Places, type Table, type Vote } from './table'

export type Verdict = 'crowned' | 'refused' | 'cancelled'

export interface Reveal {
  readonly candidate: string
  readonly verdict: Verdict
  readonly to: string // where the candidate is now
  readonly round: number
  readonly mover: number | null
  readonly votes: readonly Vote[] // by unit
  readonly emissary: Vote | null
}

const played = (before: Cards, after: Cards): Vote =>
  [...VOTES].reverse().find((vote) => after[vote] < before[vote]) ?? 'yes'

/** The election that was going on in the first view and is over in the second; null if there is none, or it cannot be told. */
export function revealOf(before: Table, after: Table): Reveal | null {
  const candidate = before.places['throne']?.[0]
  if (!inElection(before) || candidate === undefined || before.units.length !== after.units.length) return null
  if (after.round === before.round && inElection(after) && after.places['throne']?.[0] === candidate && !rewound(before, after)) return null
  const crowned = after.round > before.round || after.kingmakers.length > before.kingmakers.length || (!inElection(after) && after.places['throne']?.[0] === candidate)
  if (crowned && after.round > before.round && lastOfAll(before.places)) return null // VR-R23: refused or crowned, nobody can tell
  const votes = before.units.map((unit, number): Vote => (crowned ? 'yes' : played(unit.cards, after.units[number]!.cards)))
  const emissary = before.emissary && after.emissary ? (crowned ? 'yes' : played(before.emissary.cards, after.emissary.cards)) : null
  const against = [...votes, emissary]
  if (!crowned && !against.some((vote) => vote === 'no' || vote === 'stomach_ache')) return null
  const verdict = crowned ? 'crowned' : against.includes('stomach_ache') ? 'cancelled' : 'refused'
  const to = crowned ? 'throne' : verdict === 'cancelled' ? 'floor_5' : (placeOf(after.places, candidate) ?? 'box')
  return { candidate, verdict, to, round: before.round, mover: before.turn, votes, emissary }
}

/** The same candidate is up again: cards were lost in between. */
function rewound(before: Table, after: Table): boolean {
  return before.units.some((unit, number) => unit.cards.no + unit.cards.stomach_ache > after.units[number]!.cards.no + after.units[number]!.cards.stomach_ache)
}

/** Somebody is beside the throne and nobody is left to follow. */
function lastOfAll(places: Places): boolean {
  const left = Object.entries(places).some(([place, people]) => /^(floor|wc)_/.test(place) && (people?.length ?? 0) > 0)
  return (places['throne_side']?.length ?? 0) > 0 && !left
}
