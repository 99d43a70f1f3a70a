// How people and choices are called.
import { first, nameOf, t } from '../lib/i18n.svelte'
import type { SeatShown } from '../lib/connection.svelte'
import { optionOf, stepOf, type Line } from '../lib/words'

/** A seat at a table, or in a list of tables. */
type Sat = Pick<SeatShown, 'kind'> & { name?: string }

export function seatName(seats: readonly Sat[], seat: number): string {
  const shown = seats[seat]
  if (shown?.name) return shown.name
  if (shown?.kind === 'open') return t('web-seat-open')
  return t('web-bot-names').split(', ')[seat] ?? t('web-seat-bot', { number: seat + 1 })
}

/** Whether a seat plays together with one of these, and is none of them. */
export function partners(sides: readonly number[], seat: number, yours: readonly number[]): boolean {
  return !yours.includes(seat) && yours.some((own) => sides[own] === sides[seat])
}

export function levelName(level: string): string {
  return first([`bots-${level}`]) ?? level
}

/** A choice on its button. */
export function labelOf(game: string, word: string): string {
  const [step, option] = [stepOf(word), optionOf(word)]
  return first([`${game}-${step}-${option}`, `web-${game}-${step}-${option}`]) ?? nameOf(game, option)
}

/** A line of the log of a game that tells no facts: who chose what. */
export function sentenceOf(game: string, line: Line, seats: readonly SeatShown[]): string {
  if (line.who === 'chance') return t('web-log-chance', { count: line.words.length })
  const who = seatName(seats, Number(line.who))
  const open = line.words.filter((word) => word !== null)
  return open.length === 0 ? t('web-log-secret', { who }) : t('web-log-plain', { who, option: open.map((word) => labelOf(game, word)).join(', ') })
}
