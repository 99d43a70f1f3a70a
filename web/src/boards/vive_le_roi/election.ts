// Elections: all of them, read in the log; and the one that has just been decided, read off two views.
import { optionOf, stepOf, type LogStep } from '../../lib/words'
import { inElection, placeOf, type Cards, type Places, type Table, type Vote } from './board'

export type Verdict = 'crowned' | 'refused' | 'cancelled'

export interface Election {
  readonly candidate: string
  readonly verdict: Verdict
  readonly votes: readonly Vote[] // by unit
  readonly emissary: Vote | null
  readonly start: number // the step of its first vote
  readonly end: number // the step after its last
}

const isVote = (step: LogStep | undefined): boolean => step?.[1]?.startsWith('cast_vote:') ?? false

/** Every election whose votes lie open, in order. */
export function electionsIn(log: readonly LogStep[], table: Pick<Table, 'seats' | 'units' | 'emissary'>): Election[] {
  const found: Election[] = []
  let candidate = ''
  for (let at = 0; at < log.length; at++) {
    const word = log[at]![1] ?? ''
    if (stepOf(word) === 'move_character') candidate = optionOf(word)
    if (!isVote(log[at])) continue
    const start = at
    while (isVote(log[at + 1])) at++
    if (at + 1 - start === table.units.length) found.push(electionAt(log, table, candidate, start))
  }
  return found
}

function electionAt(log: readonly LogStep[], table: Pick<Table, 'seats' | 'units' | 'emissary'>, candidate: string, start: number): Election {
  const votes: Vote[] = []
  let end = start
  for (; end < start + table.units.length; end++) votes[table.seats[Number(log[end]![0])]!.unit] = optionOf(log[end]![1]!) as Vote
  const drawn = log[end]?.[1]?.startsWith('emissary_vote:') ? log[end++]![1] : null
  const emissary = table.emissary ? (drawn ? (optionOf(drawn) as Vote) : 'yes') : null // VR-5.26: without a card he agrees
  const cast = [...votes, emissary]
  const verdict = cast.includes('stomach_ache') ? 'cancelled' : cast.includes('no') ? 'refused' : 'crowned' // VR-5.4
  return { candidate, verdict, votes, emissary, start, end }
}

/** Where an election sent its candidate; null when he has gone on from there. */
export function sentTo({ candidate, verdict, end }: Election, log: readonly LogStep[], table: Table): string | null {
  if (verdict !== 'refused') return verdict === 'crowned' ? 'throne' : 'floor_5'
  const gone = log.slice(end).some(([who, word]) => who === 'chance' || word === `move_character:${candidate}`)
  return gone ? null : placeOf(table.places, candidate)
}

// ---- off two views ---------------------------------------------------------------------------------------------------

/** How the election ended that was going on in the first view and is over in the second; null if there is none, or it cannot be told. */
export function decided(before: Table, after: Table): Pick<Election, 'candidate' | 'verdict'> | null {
  const candidate = before.places['throne']?.[0]
  if (!inElection(before) || candidate === undefined || before.units.length !== after.units.length) return null
  const lost = (kind: keyof Cards): boolean => pilesOf(before).some((cards, at) => (pilesOf(after)[at]?.[kind] ?? 0) < cards[kind])
  const again = after.round === before.round && inElection(after) && after.places['throne']?.[0] === candidate
  if (again && !lost('no') && !lost('stomach_ache')) return null
  const crowned = after.round > before.round || after.kingmakers.length > before.kingmakers.length || (!inElection(after) && after.places['throne']?.[0] === candidate)
  if (crowned) return after.round > before.round && lastOfAll(before.places) ? null : { candidate, verdict: 'crowned' } // VR-R23: refused or crowned, nobody can tell
  if (lost('stomach_ache')) return { candidate, verdict: 'cancelled' } // VR-R11
  return lost('no') ? { candidate, verdict: 'refused' } : null
}

const pilesOf = (table: Table): Cards[] => [...table.units.map((unit) => unit.cards), ...(table.emissary ? [table.emissary.cards] : [])]

/** Somebody is beside the throne and nobody is left to follow. */
function lastOfAll(places: Places): boolean {
  const left = Object.entries(places).some(([place, people]) => /^(floor|wc)_/.test(place) && (people?.length ?? 0) > 0)
  return (places['throne_side']?.length ?? 0) > 0 && !left
}
