// What a seat is shown of Long Live the King (the game's view.py and aid.py), and small readings of it.
import type { long_live_the_king } from '../../lib/messages'
import { optionOf } from '../../lib/words'
import { votesOf } from './counties'

export const CARDS = ['x1', 'x2', 'x3'] as const
export type Card = (typeof CARDS)[number]
export type Hand = long_live_the_king.Cards

export type SeatView = long_live_the_king.Seat
export type Board = long_live_the_king.Board
export type Row = long_live_the_king.Row
export type Assumption = long_live_the_king.Assumption
export type Forms = long_live_the_king.Forms
export type Fact = long_live_the_king.Fact

export const isCard = (id: string): id is Card => (CARDS as readonly string[]).includes(id)
/** The last part of an option: `step:wigemor` is about Wigemor. */
export const thingOf = (word: string): string => optionOf(word).split(':').at(-1) ?? ''

/** LV-1.3: the counties with a piece of a seat. */
export function heldBy(seat: SeatView): string[] {
  const found = Object.keys(seat.courtiers).filter((county) => seat.courtiers[county]! > 0)
  return seat.baron === null || found.includes(seat.baron) ? found : [...found, seat.baron]
}

/** Who holds a county; while it is contested, its defender, then the winner. */
export function holderOf(board: Board, county: string): number | null {
  const fight = board.confrontation
  if (fight?.county === county) return fight.winner ?? fight.defender
  const seat = board.seats.findIndex((other) => heldBy(other).includes(county))
  return seat < 0 ? null : seat
}

export function courtiersIn(board: Board, county: string): { seat: number; number: number } | null {
  const seat = board.seats.findIndex((other) => (other.courtiers[county] ?? 0) > 0)
  return seat < 0 ? null : { seat, number: board.seats[seat]!.courtiers[county]! }
}

export const baronsIn = (board: Board, county: string): number[] => board.seats.flatMap((other, seat) => (other.baron === county ? [seat] : []))

/** LV-1.6: an only county. */
export const isProtected = (board: Board, county: string): boolean => {
  const holder = holderOf(board, county)
  return holder !== null && board.confrontation?.county !== county && heldBy(board.seats[holder]!).length === 1
}

/** The words that a click on a county can mean: going there, or going through it. */
export function wordsOn(choices: readonly string[], county: string): { go: string | null; through: string | null } {
  const about = choices.filter((word) => thingOf(word) === county)
  const through = about.find((word) => optionOf(word).startsWith('cross:')) ?? null
  return { go: about.find((word) => word !== through) ?? null, through }
}

/** LV-1.5: courtiers that may still come. */
export const roomIn = (board: Board, county: string): number => votesOf(county) - (courtiersIn(board, county)?.number ?? 0)

/** Where courtiers are placed now (LV-4.1, LV-5.16). */
export const siteOf = (board: Board): string | null => board.confrontation?.county ?? board.seats[board.active]?.baron ?? null
