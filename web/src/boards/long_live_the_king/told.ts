// The newest confrontation, as the game tells it (facts.py).
import type { long_live_the_king } from '../../lib/messages'
import { read } from './cards'
import type { Fight, Fighter, Showdown } from './showdown'

type Fact = long_live_the_king.Fact
type Of<Kind extends Fact['fact']> = Extract<Fact, { fact: Kind }>
/** A fact with the number of the step that brought it. */
export type Happened = readonly [step: number, fact: Fact]

const is = <Kind extends Fact['fact']>(kind: Kind) => (one: Happened): one is readonly [number, Of<Kind>] => one[1].fact === kind

/** The facts from the newest move into an enemy county on. */
function sinceIntrusion(facts: readonly Happened[]): readonly Happened[] {
  const begun = facts.findLastIndex(is('intrusion'))
  return begun < 0 ? [] : facts.slice(begun)
}

/** Who fights for what in the newest confrontation; null before the first. */
export function fightTold(facts: readonly Happened[]): Fight | null {
  const begun = sinceIntrusion(facts).find(is('intrusion'))?.[1]
  return begun ? { county: begun.county, intruder: begun.seat, defender: begun.defender_seat, bonuses: begun.each_bonus } : null
}

/** The newest confrontation with its dice; null while it has no winner. */
export function showdownTold(facts: readonly Happened[]): Showdown | null {
  const newest = sinceIntrusion(facts)
  const won = newest.find(is('victory'))
  const rolls = newest.filter(is('roll')).map(([, roll]) => roll)
  const [first, last] = [rolls[0], rolls.at(-1)]
  if (!won || !first || !last) return null
  const [step, victory] = won
  const seats = first.each_total.length
  const fighters = Array.from({ length: seats }, (_, place): Fighter => {
    const seat = (victory.intruder_seat + place) % seats
    const back = newest.filter(is('recovery')).find(([, recovery]) => recovery.seat === seat)?.[1].cards ?? {}
    return {
      seat,
      laid: read(first.each_laid[seat]!),
      rolls: rolls.flatMap(({ each_dice }) => (each_dice[seat] ? [each_dice[seat]] : [])),
      total: victory.each_total[seat]!,
      first: first.each_total[seat]!,
      back: Object.values(back).reduce((sum, number) => sum + number, 0),
      out: last.each_total[seat] === null,
    }
  })
  return { fighters, winner: victory.seat, end: step + 1 }
}
