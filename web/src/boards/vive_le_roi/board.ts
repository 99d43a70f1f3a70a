// What a seat is shown of Vive le Roi ! (the game's view.py and aid.py), and small readings of it.
import type { View } from '../../lib/connection.svelte'
import type { vive_le_roi } from '../../lib/messages'
import { optionOf } from '../../lib/words'

export const GAME = 'vive_le_roi'
export type Table = vive_le_roi.Board
export type Face = vive_le_roi.Face
export type Cards = vive_le_roi.VoteCards
export type Emissary = vive_le_roi.Emissary
export type Places = Table['places']
export type Vote = keyof Cards
export const VOTES: readonly Vote[] = ['yes', 'no', 'stomach_ache']

/** Nothing of it is there before it has come. */
export type Aid = Partial<vive_le_roi.Aid>
/** The worth of a favourites card in each future: the position now, or the candidate crowned, refused, cancelled. */
export type Futures = NonNullable<vive_le_roi.Aid['seats'][number]>

export const boardOf = (view: View): Table => view.board as unknown as Table
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
