// Lists of tables and of finished games, and how times are said in them.
import { ask, introduce, type Answer } from './api'
import { language } from './i18n.svelte'
import type { Hidden, Lobby, SeatBrief, Statistics, Yours, YourTable } from './messages'

export const lobby = (): Promise<Answer<Lobby>> => ask('GET /api/lobby')

export async function yours(): Promise<Answer<Yours>> {
  await introduce()
  return ask('GET /api/yours')
}

export async function statistics(): Promise<Answer<Statistics>> {
  await introduce()
  return ask('GET /api/statistics')
}

export const hide = (table: string): Promise<Answer<Hidden>> => ask('DELETE /api/yours/{table}', { table })

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3_600], ['minute', 60]]

/** Five minutes ago, yesterday. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, now - at) / 1000
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', Infinity]
  return words.format(-Math.floor(seconds / size), unit)
}

/** Whether this client is asked there. */
export const asksYou = (table: YourTable): boolean => table.status === 'running' && !table.paused && table.waiting.some((seat) => table.yours.includes(seat))

const ORDER = { running: 1, gathering: 2, over: 3 } as const
const rank = (table: YourTable): number => (asksYou(table) ? 0 : ORDER[table.status])

/** Where one is asked first, then what runs, gathers, and is over; the newest first. */
export const sorted = (tables: readonly YourTable[]): YourTable[] => [...tables].sort((a, b) => rank(a) - rank(b) || b.at - a.at)

export type { SeatBrief, YourTable }
