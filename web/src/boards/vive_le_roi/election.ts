// The newest election and the newest count, as the game tells them, with every number of theirs.
import { all, newest, sinceNewest, type Facts } from '../facts'
import type { Fact, Board, Vote } from './board'

export interface Election {
  readonly candidate: string
  readonly verdict: 'cancelled' | 'crowned' | 'refused'
  readonly votes: readonly (Vote | null)[] // by unit
  readonly emissary: Vote | null
  readonly to: string // where the candidate was sent
}

/** The newest election of this round whose votes lie open. */
export function electionOf(facts: Facts<Fact>, { units }: Pick<Board, 'units'>): Election | null {
  const round = sinceNewest(facts, 'round')
  const open = sinceNewest(round.length > 0 ? round : facts, 'vote') // a match may begin in the middle of a round
  const vote = newest(open, 'vote')
  if (!vote) return null
  const votes = units.map((unit) => unit.seats.map((seat) => vote.each_vote[seat] ?? null).find((cast) => cast !== null) ?? null) // a team casts one
  return { candidate: vote.character, verdict: vote.result, votes, emissary: vote.emissary_vote, to: newest(open, 'refused', 'cancelled')?.place ?? 'throne' }
}

export interface Row {
  readonly seat: number | 'emissary'
  readonly names: readonly { readonly name: string; readonly points: number }[]
  readonly favourites: number
  readonly gain: number
  readonly marker: number
}

export interface Count {
  readonly step: number // that brought it
  readonly round: number
  readonly crowned: string
  readonly rows: readonly Row[]
}

/** The newest count after a coronation. */
export function countOf(facts: Facts<Fact>): Count | null {
  const [begun] = sinceNewest(facts, 'crowned')
  if (!begun || begun[1].fact !== 'crowned') return null
  const [step, { character }] = begun
  const counted = facts.filter(([at]) => at === step)
  const round = newest(facts.filter(([at]) => at < step), 'round')?.round ?? 1
  const rows = all(counted, 'favourites_counted').map(({ seat, points, total }): Row => {
    const moved = all(counted, 'marker').filter((marker) => marker.seats.includes(seat))
    const [start, end] = [moved[0]?.start ?? 0, moved.at(-1)?.end ?? 0] // two of them where nobody is left for a couple (VR-R23)
    return { seat, names: named(points), favourites: total, gain: end - start, marker: end }
  })
  const his = newest(counted, 'emissary_counted')
  const last: Row[] = his ? [{ seat: 'emissary', names: named(his.points), favourites: his.total, gain: his.end - his.start, marker: his.end }] : []
  return { step, round, crowned: character, rows: [...rows, ...last] }
}

/** Whether this seat, or to a spectator anybody, has done nothing since the newest coronation. */
export const isFresh = (facts: Facts<Fact>, seat: number | null): boolean =>
  !all(sinceNewest(facts, 'crowned'), ...DEEDS).some((deed) => seat === null || deed.seat === seat)

/** What seats do. */
export const DEEDS = ['ambition_kept', 'ambitions_shared', 'placed', 'moved', 'voted'] as const

const named = (points: Readonly<Record<string, number>>): { name: string; points: number }[] =>
  Object.entries(points).map(([name, worth]) => ({ name, points: worth })).sort((one, other) => other.points - one.points)
