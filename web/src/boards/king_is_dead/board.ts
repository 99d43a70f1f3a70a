// Small readings of what a seat is shown of The King is Dead. Its types are made from the game's view.py and aid.py.
import type { View } from '../../lib/connection.svelte'
import type { king_is_dead } from '../../lib/messages'
import { optionOf, stepOf } from '../../lib/words'

type Board = king_is_dead.Board
type Region = king_is_dead.Region
export type Faction = keyof king_is_dead.Followers

export const FACTIONS: readonly Faction[] = ['scots', 'welsh', 'english']

// What all games share names no game: here it becomes this one's.
export const boardOf = (view: View): Board => view.board as unknown as Board
export const aidOf = (aid: Readonly<Record<string, unknown>>): king_is_dead.Aid | null => ('ending' in aid ? (aid as unknown as king_is_dead.Aid) : null)

export const isFaction = (id: string): id is Faction => (FACTIONS as readonly string[]).includes(id)

/** The choice whose option is this thing, if there is one. */
export function choiceOf(view: View, option: string): string | null {
  return view.choices.find((word) => optionOf(word) === option) ?? null
}

/** The followers of a faction in a region. */
export const count = (region: Region | undefined, faction: Faction): number => region?.[faction] ?? 0

/** The faction a choice names, where the step asks for one follower of a region already picked. */
export function pickedRegion(table: Board): string | null {
  return [...table.picks].reverse().find((pick) => pick in table.regions) ?? null
}

const SUPPORT: Readonly<Record<string, Faction>> = { scottish_support: 'scots', welsh_support: 'welsh', english_support: 'english' }

/** The followers that a choice under the pointer would bring to a region. */
export function comingTo(table: Board, region: string, word: string): { faction: Faction; number: number } | null {
  if (optionOf(word) !== region) return null
  const step = stepOf(word)
  const assembled = step.replace('assemble_', '')
  if (step === 'support_region') {
    const faction = SUPPORT[table.playing?.card ?? '']
    return faction ? { faction, number: Math.min(2, table.supply[faction]) } : null // KD-4.13: as many as there are
  }
  return step.startsWith('assemble_') && isFaction(assembled) ? { faction: assembled, number: 1 } : null
}

export function controlled(table: Board, faction: Faction): number {
  return Object.values(table.regions).filter((region) => region.disc === faction).length
}

export function unstable(table: Board): number {
  return Object.values(table.regions).filter((region) => region.disc === 'instability').length
}

/** The factions by strength: regions controlled, then the newest struggle won (KD-6.10, KD-6.11). */
export function strengths(table: Board): { faction: Faction; regions: number }[] {
  const last = (faction: Faction): number => table.spaces.findLastIndex((space) => table.regions[space.region]?.disc === faction)
  return FACTIONS.map((faction) => ({ faction, regions: controlled(table, faction) })).sort((a, b) => b.regions - a.regions || last(b.faction) - last(a.faction))
}

/** Regions that were decided between two views. */
export function struggles(before: Board, after: Board): { region: string; disc: Faction | 'instability' }[] {
  return Object.entries(after.regions).flatMap(([region, now]) =>
    now.disc && !before.regions[region]?.disc ? [{ region, disc: now.disc }] : [],
  )
}
