// The newest confrontation, and the newest die, as the game tells them.
import { all, newest, sinceNewest, type Facts } from '../facts'
import { read, type Mixture } from './cards'
import type { Fact } from './board'

export interface Fight {
  readonly county: string
  readonly intruder: number
  readonly defender: number
  readonly bonuses: readonly number[]
}

export interface Fighter {
  readonly seat: number
  readonly laid: Mixture
  /** Every roll of this seat: dice, highest first; they lie on the cards in this order (LV-5.5). */
  readonly rolls: readonly (readonly number[])[]
  readonly total: number // of the newest roll, with the piece bonus
  readonly back: number // cards won back (LV-5.10)
  readonly out: boolean // below a tie
}

export interface Showdown {
  readonly fighters: readonly Fighter[] // from the intruder clockwise
  readonly winner: number
}

/** Who fights for what; null before the first confrontation. */
export function fightOf(facts: Facts<Fact>): Fight | null {
  const begun = newest(facts, 'intrusion')
  return begun && { county: begun.county, intruder: begun.seat, defender: begun.defender_seat, bonuses: begun.each_bonus }
}

/** How the newest confrontation went; null while it has no winner. */
export function showdownOf(facts: Facts<Fact>): Showdown | null {
  const fight = sinceNewest(facts, 'intrusion')
  const [rolls, won] = [all(fight, 'roll'), newest(fight, 'victory')]
  const [first, last] = [rolls[0], rolls.at(-1)]
  if (!won || !first || !last) return null
  const seats = first.each_total.length
  const fighters = Array.from({ length: seats }, (_, place): Fighter => {
    const seat = (won.intruder_seat + place) % seats
    const back = all(fight, 'recovery').find((recovery) => recovery.seat === seat)?.cards ?? {}
    return {
      seat,
      laid: read(first.each_laid[seat]!),
      rolls: rolls.flatMap(({ each_dice }) => (each_dice[seat] ? [each_dice[seat]] : [])),
      total: won.each_total[seat]!,
      back: Object.values(back).reduce((sum, number) => sum + number, 0),
      out: last.each_total[seat] === null,
    }
  })
  return { fighters, winner: won.seat }
}

/** Whether the newest confrontation is what a player looks at: until he moves again (a spectator: until two have), or an
 * election is held. */
export function isFresh(facts: Facts<Fact>, seat: number | null): boolean {
  const since = sinceNewest(facts, 'victory')
  const moves = all(since, 'stay', 'step', 'crossing').filter((move) => seat === null || move.seat === seat)
  return since.length > 0 && newest(since, 'count') === null && moves.length < (seat === null ? 2 : 1)
}

/** The die for a crossing or a courtier, until somebody does something else. */
export function newestDie(facts: Facts<Fact>): Extract<Fact, { fact: 'crossing' | 'courtier_roll' }> | null {
  const deed = newest(facts, ...DEEDS)
  return deed?.fact === 'crossing' || deed?.fact === 'courtier_roll' ? deed : null
}

/** What seats do. */
export const DEEDS = ['stay', 'step', 'crossing', 'settle', 'stop', 'free_courtier', 'no_courtier', 'courtier_roll', 'laid', 'banishment'] as const
