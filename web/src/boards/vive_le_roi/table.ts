// What a seat is shown of Vive le Roi ! (the game's view.py and aid.py), and small readings of it.
import type { View } from '../../lib/live.svelte'
import { optionOf } from '../../lib/words'

export const GAME = 'vive_le_roi'
export const VOTES = ['yes', 'no', 'stomach_ache'] as const
export type Vote = (typeof VOTES)[number]
export type Cards = Readonly<Record<Vote, number>>

export interface Face {
  readonly card: string
  readonly names: readonly string[]
  readonly banned: string | null
}

export interface Unit {
  readonly seats: readonly number[]
  readonly speaker: number
  readonly cards: Cards
  readonly voted: boolean
  readonly vote: Vote | null
}

export interface SeatView {
  readonly unit: number
  readonly marker: number
  readonly favourites: Face | null
  readonly chosen: boolean
  readonly ambition: string | null
  readonly offered: readonly string[] | null
}

export interface Emissary {
  readonly marker: number
  readonly favourites: Face | null
  readonly cards: Cards
}

export type Places = Readonly<Partial<Record<string, readonly string[]>>>

export interface Table {
  readonly step: string
  readonly round: number
  readonly first: number | null
  readonly turn: number | null
  readonly limit: number
  readonly places: Places
  readonly hand: string | null
  readonly units: readonly Unit[]
  readonly seats: readonly SeatView[]
  readonly emissary: Emissary | null
  readonly kingmakers: readonly number[]
}

/** The worth of a favourites card in one future: the position now, or the candidate crowned, refused, cancelled. */
export interface Worth {
  readonly points: Readonly<Partial<Record<string, number>>>
  readonly favourites: number
  readonly met: boolean
  readonly ambition: number
  readonly total: number
}
export type Future = 'now' | 'crowned' | 'refused' | 'cancelled'
export type Futures = Readonly<Partial<Record<Future, Worth>>>

export interface Aid {
  readonly seats?: readonly (Futures | null)[]
  readonly emissary?: { readonly free_yes: boolean; readonly chances: Cards; readonly worth: Futures | null } | null
  readonly votes?: {
    readonly no: number
    readonly stomach_ache: number
    readonly can_refuse: readonly number[]
    readonly can_cancel: readonly number[]
    readonly only_yes: readonly number[]
  }
  readonly candidate?: { readonly name: string; readonly refused_to: string; readonly mover: number } | null
  readonly moves?: Readonly<Partial<Record<string, { readonly to: string; readonly gain: number }>>>
  readonly ranking?: { readonly scores: readonly number[]; readonly leaders: readonly number[]; readonly emissary_leads: boolean }
}

export const tableOf = (view: View): Table => view.table as unknown as Table
export const aidOf = (aid: Readonly<Record<string, unknown>>): Aid => aid as Aid

/** The choice whose option is this thing, if there is one. */
export function choiceOf(view: View, option: string): string | null {
  return view.choices.find((word) => optionOf(word) === option) ?? null
}

export function placeOf(places: Places, name: string): string | null {
  return Object.keys(places).find((place) => places[place]?.includes(name)) ?? null
}

export const inElection = (table: Table): boolean => table.step === 'cast_vote' || table.step === 'emissary_vote'
export const inPlacement = (table: Table): boolean => (table.places['supply']?.length ?? 0) > 0

/** The seats whose cards this seat plays with: its own, then its partner's. */
export function ownSeats(table: Table, seat: number | null): number[] {
  if (seat === null) return []
  const unit = table.units[table.seats[seat]?.unit ?? -1]
  return [seat, ...(unit?.seats ?? []).filter((other) => other !== seat)]
}

/** Whose favourite each character is on this screen. */
export function heart(table: Table, seat: number | null, name: string): 'own' | 'partner' | 'banned' | null {
  const [own, partner] = ownSeats(table, seat).map((other) => table.seats[other]?.favourites ?? null)
  if (own?.names.includes(name) && own.banned !== name) return 'own'
  if (partner?.names.includes(name) && partner.banned !== name) return 'partner'
  return own?.banned === name ? 'banned' : null
}

/** VR-6.5: how high the highest favourite of a seat stands; 6 on the throne or beside it, -1 on no floor. */
export function heightOf(table: Table, seat: number): number {
  const face = table.seats[seat]?.favourites
  const heights = (face?.names ?? []).filter((name) => name !== face?.banned).map((name) => {
    const place = placeOf(table.places, name) ?? 'box'
    return place.startsWith('throne') ? 6 : place.startsWith('floor_') ? Number(place.slice(6)) : -1
  })
  return Math.max(-1, ...heights)
}

/** A number with its sign, and a true minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
