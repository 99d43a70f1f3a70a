// The newest election, as the game tells it; or one that is only supposed, as its aid does.
import { newest, sinceNewest, type Facts } from '../facts'
import type { Fact, Row } from './board'

export interface Votes {
  readonly seat: number
  readonly county_votes: number
  readonly penalty: number // taken off for want of cards
  readonly votes: number // what is left of the county votes
  readonly bonus: number
  readonly total: number
  readonly needed: number // to the majority
  readonly place: number | null // null while dice decide
  readonly gain: number | null // bonus votes for the place
  readonly king: boolean
  readonly equal: boolean // dice would decide
}

export interface Election {
  readonly number: number
  readonly rows: readonly Votes[]
}

/** The first in front. */
const ranked = (rows: readonly Votes[]): Votes[] => [...rows].sort((a, b) => Number(b.king) - Number(a.king) || (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat)

export function electionOf(facts: Facts<Fact>): Election | null {
  const held = sinceNewest(facts, 'count')
  const [count, ranking, king] = [newest(held, 'count'), newest(held, 'ranking'), newest(held, 'king')]
  if (!count) return null
  const rows = count.each_total.map((total, seat): Votes => ({
    seat,
    county_votes: count.each_county_votes[seat]!,
    penalty: count.each_penalty[seat]!,
    votes: count.each_votes[seat]!,
    bonus: count.each_bonus[seat]!,
    total,
    needed: Math.max(0, count.majority - total),
    place: (ranking ?? king)?.each_place[seat] ?? null,
    gain: ranking?.each_gain[seat] ?? null,
    king: king?.seat === seat,
    equal: false,
  }))
  return { number: count.number, rows: ranked(rows) }
}

export const supposed = (ledger: readonly Row[]): Votes[] => ranked(ledger.map((row, seat) => ({ ...row, seat })))
