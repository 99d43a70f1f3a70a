// Small readings of what a seat is shown of The King is Dead. Its types are made from the game's view.py and aid.py.
import type { king_is_dead } from '../../lib/messages'
import { optionOf, stepOf } from '../../lib/words'
import type { View } from '../board'

export type Forms = king_is_dead.Forms
type Board = king_is_dead.Board
type Region = king_is_dead.Region
export type Faction = keyof king_is_dead.Followers

export const FACTIONS: readonly Faction[] = ['scots', 'welsh', 'english']

export const isFaction = (id: string): id is Faction => (FACTIONS as readonly string[]).includes(id)

/** The choice whose option is this thing, if there is one. */
export function choiceOf(view: View<Forms>, option: string): string | null {
  return view.choices.find((word) => optionOf(word) === option) ?? null
}

/** The followers of a faction in a region. */
export const count = (region: Region | undefined, faction: Faction): number => region?.[faction] ?? 0

/** The faction a choice names, where the step asks for one follower of a region already picked. */
export function pickedRegion(board: Board): string | null {
  return [...board.picks].reverse().find((pick) => pick in board.regions) ?? null
}

const SUPPORT: Readonly<Record<string, Faction>> = { scottish_support: 'scots', welsh_support: 'welsh', english_support: 'english' }

/** The followers that a choice under the pointer would bring to a region. */
export function comingTo(board: Board, region: string, word: string): { faction: Faction; number: number } | null {
  if (optionOf(word) !== region) return null
  const step = stepOf(word)
  const assembled = step.replace('assemble_', '')
  if (step === 'support_region') {
    const faction = SUPPORT[board.playing?.card ?? '']
    return faction ? { faction, number: Math.min(2, board.supply[faction]) } : null // KD-4.13: as many as there are
  }
  return step.startsWith('assemble_') && isFaction(assembled) ? { faction: assembled, number: 1 } : null
}

export function controlled(board: Board, faction: Faction): number {
  return Object.values(board.regions).filter((region) => region.disc === faction).length
}

export function unstable(board: Board): number {
  return Object.values(board.regions).filter((region) => region.disc === 'instability').length
}
