// What the facts of a match tell the board: the newest election and the newest count, with every number of theirs.
import type { vive_le_roi } from '../../lib/messages'
import type { Count, Row } from './count'
import type { Election } from './election'
import type { Table } from './board'

type Fact = vive_le_roi.Fact
type Kind = Fact['fact']
type Of<K extends Kind> = Extract<Fact, { fact: K }>
/** Each with the number of the step that brought it. */
export type Facts = readonly (readonly [step: number, fact: Fact])[]

const isOf = <K extends Kind>(fact: Fact, kind: K): fact is Of<K> => fact.fact === kind

/** All of a kind, of one step or of all. */
function all<K extends Kind>(facts: Facts, kind: K, step?: number): (readonly [number, Of<K>])[] {
  return facts.flatMap(([at, fact]) => (isOf(fact, kind) && (step === undefined || step === at) ? [[at, fact] as const] : []))
}

const one = <K extends Kind>(facts: Facts, kind: K, step: number): Of<K> | null => all(facts, kind, step)[0]?.[1] ?? null

/** The newest election whose votes lie open. */
export function electionTold(facts: Facts, table: Pick<Table, 'units'>): Pick<Election, 'candidate' | 'verdict' | 'votes' | 'emissary'> | null {
  const vote = all(facts, 'vote').at(-1)?.[1]
  if (!vote) return null
  const votes = table.units.flatMap((unit) => unit.seats.flatMap((seat) => vote.each_vote[seat] ?? [])) // a team casts one
  return { candidate: vote.character, verdict: vote.result, votes, emissary: vote.emissary_vote }
}

/** Where the newest election sent its candidate. */
export function sentToTold(facts: Facts): string | null {
  const at = all(facts, 'vote').at(-1)?.[0]
  if (at === undefined) return null
  return one(facts, 'refused', at)?.place ?? one(facts, 'cancelled', at)?.place ?? 'throne'
}

/** The newest count after a coronation. */
export function countTold(facts: Facts): Count | null {
  const [at, crowned] = all(facts, 'crowned').at(-1) ?? []
  if (at === undefined || !crowned) return null
  const round = all(facts, 'round').findLast(([step]) => step < at)?.[1].round ?? 1
  const rows = all(facts, 'favourites_counted', at).map(([, counted]): Row => {
    const moved = all(facts, 'marker', at).filter(([, marker]) => marker.seats.includes(counted.seat)).map(([, marker]) => marker)
    const [start, end] = [moved[0]?.start ?? 0, moved.at(-1)?.end ?? 0] // two of them where nobody is left for a couple (VR-R23)
    return { seat: counted.seat, names: named(counted.points), favourites: counted.total, gain: end - start, marker: end }
  })
  const his = one(facts, 'emissary_counted', at)
  const last: Row[] = his ? [{ seat: 'emissary', names: named(his.points), favourites: his.total, gain: his.end - his.start, marker: his.end }] : []
  return { round, crowned: crowned.character, rows: [...rows, ...last] }
}

const named = (points: Readonly<Record<string, number>>): { name: string; points: number }[] =>
  Object.entries(points).map(([name, worth]) => ({ name, points: worth })).sort((one, other) => other.points - one.points)
