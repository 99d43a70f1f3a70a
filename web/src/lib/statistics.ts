// Sums over one's own finished games.
import type { Played } from './messages'

export interface Row {
  readonly game: string
  readonly level: string
  readonly games: number
  readonly wins: number // shares of wins, summed
  readonly expected: number // what chance alone would give
}

const STRENGTH = ['random', 'novice', 'easy', 'medium', 'hard', 'expert', 'people']

/** By game and strength of the opponents, the weakest first. */
export function rowsOf(played: readonly Played[]): Row[] {
  const found = new Map<string, Row>()
  for (const one of played) {
    const key = `${one.game} ${one.level}`
    const row = found.get(key) ?? { game: one.game, level: one.level, games: 0, wins: 0, expected: 0 }
    found.set(key, { ...row, games: row.games + 1, wins: row.wins + one.won, expected: row.expected + 1 / one.players })
  }
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || STRENGTH.indexOf(a.level) - STRENGTH.indexOf(b.level))
}

export interface Point {
  readonly number: number // of the game, from 1
  readonly share: number // of wins, over the newest games up to there
  readonly expected: number
  readonly at: number
}

export const OVER = 10 // games that a point of the course is the mean of

/** The share of wins over the ten games up to each one. */
export function courseOf(played: readonly Played[]): Point[] {
  return played.map((one, index) => {
    const some = played.slice(Math.max(0, index + 1 - OVER), index + 1)
    const mean = (of: (one: Played) => number): number => some.reduce((sum, other) => sum + of(other), 0) / some.length
    return { number: index + 1, share: mean((other) => other.won), expected: mean((other) => 1 / other.players), at: one.at }
  })
}
