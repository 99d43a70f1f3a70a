// The log as it is read: from the facts of the game, or, where it tells none, from its steps.
import { actor, sentence } from '../lib/facts'
import { rulesOfLine, type RestsOn } from '../lib/rules'
import type { SeatShown, Story } from '../lib/connection.svelte'
import { lines, type Entry } from '../lib/words'
import type { Presentation } from '../boards/board'
import { seatName, sentenceOf } from './names'

export function entriesOf(game: string, { steps, facts }: Story, presentation: Presentation | null, restsOn: RestsOn, seats: readonly SeatShown[]): Entry[] {
  if (facts.length > 0) {
    const name = (seat: number): string => seatName(seats, seat)
    return facts.map(([step, fact]) => ({ who: actor(fact), step, sentence: sentence(game, fact, name), rules: [fact.rule] }))
  }
  return lines(steps, presentation?.opens ?? (() => true), presentation?.joins).map((line) => ({
    who: typeof line.who === 'number' ? line.who : null,
    step: line.last,
    sentence: sentenceOf(game, presentation, line, steps, seats),
    rules: rulesOfLine(restsOn, steps, line),
  }))
}
