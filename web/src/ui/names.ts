// How people and choices are called.
import { first, has, nameOf, t } from '../lib/i18n.svelte'
import type { SeatShown } from '../lib/connection.svelte'
import type { Presentation } from '../boards/board'
import { optionOf, stepOf, type Line, type LogStep } from '../lib/words'

export function seatName(seats: readonly SeatShown[], seat: number): string {
  const shown = seats[seat]
  if (shown?.name) return shown.name
  if (shown?.kind === 'open') return t('web-seat-open')
  return t('web-bot-names').split(', ')[seat] ?? t('web-seat-bot', { number: seat + 1 })
}

export function levelName(level: string): string {
  return first([`bots-${level}`]) ?? level
}

/** A choice on its button. */
export function labelOf(game: string, word: string): string {
  const [step, option] = [stepOf(word), optionOf(word)]
  return first([`${game}-${step}-${option}`, `web-${game}-${step}-${option}`]) ?? nameOf(game, option)
}

/** A line of the log as a sentence: its first step, then what followed. */
export function sentence(game: string, line: Line, who: string): string {
  const parts = line.words.map((word, index) => partOf(game, word, who, index === 0))
  return parts.filter((part) => part !== '').join(', ')
}

function partOf(game: string, word: string | null, who: string, opening: boolean): string {
  if (word === null) return opening ? t('web-log-secret', { who }) : ''
  const option = labelOf(game, word)
  const names = [`web-${game}-log-${stepOf(word)}-${optionOf(word)}`, `web-${game}-log-${stepOf(word)}`]
  const found = names.find(has)
  if (found !== undefined) return t(found, { who, option })
  return opening && who !== '' ? t('web-log-plain', { who, option }) : option
}

/** A line of the log as its game tells it, else as a plain sentence. */
export function sentenceOf(game: string, presentation: Partial<Presentation> | null, line: Line, log: readonly LogStep[], seats: readonly SeatShown[]): string {
  const name = (seat: number): string => seatName(seats, seat)
  const own = presentation?.tell?.(line, log, name)
  if (own != null) return own
  return line.who === 'chance' ? t('web-log-chance', { count: line.words.length }) : sentence(game, line, name(Number(line.who)))
}
