// What a seat is shown of Vive le Roi ! (the game's view.py and aid.py), and small readings of it.
import type { vive_le_roi } from '../../lib/messages'
import { optionOf } from '../../lib/words'
import type { View } from '../board'

export const GAME = 'vive_le_roi'
export type Board = vive_le_roi.Board
export type Face = vive_le_roi.Face
export type Cards = vive_le_roi.VoteCards
export type Emissary = vive_le_roi.Emissary
export type Places = Board['places']
export type Vote = keyof Cards
export const VOTES: readonly Vote[] = ['yes', 'no', 'stomach_ache']
export const isVote = (option: string): option is Vote => VOTES.some((vote) => vote === option)

export type Forms = vive_le_roi.Forms
export type Fact = vive_le_roi.Fact
export type Aid = vive_le_roi.Aid
/** The worth of a favourites card in each future: the position now, or the candidate crowned, refused, cancelled. */
export type Futures = NonNullable<vive_le_roi.Aid['seats'][number]>

/** The choice whose option is this thing, if there is one. */
export function choiceOf(view: View<Forms>, option: string): string | null {
  return view.choices.find((word) => optionOf(word) === option) ?? null
}

export function placeOf(places: Places, name: string): string | null {
  return Object.keys(places).find((place) => places[place]?.includes(name)) ?? null
}

export const inElection = (board: Board): boolean => board.step === 'cast_vote' || board.step === 'emissary_vote'
export const inPlacement = (board: Board): boolean => (board.places['supply']?.length ?? 0) > 0

/** The seats whose cards this seat plays with: its own, then its partner's. */
export function ownSeats(board: Board, seat: number | null): number[] {
  if (seat === null) return []
  const unit = board.units[board.seats[seat]?.unit ?? -1]
  return [seat, ...(unit?.seats ?? []).filter((other) => other !== seat)]
}

/** Whose favourite each character is on this screen. */
export function heart(board: Board, seat: number | null, name: string): 'own' | 'partner' | 'banned' | null {
  const [own, partner] = ownSeats(board, seat).map((other) => board.seats[other]?.favourites ?? null)
  if (own?.names.includes(name) && own.banned !== name) return 'own'
  if (partner?.names.includes(name) && partner.banned !== name) return 'partner'
  return own?.banned === name ? 'banned' : null
}
