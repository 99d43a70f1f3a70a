// What a seat is shown of The King is Dead (the game's view.py), and small readings of it.
import type { View } from '../../lib/live.svelte'
import { optionOf, stepOf } from '../../lib/words'

export const FACTIONS = ['scots', 'welsh', 'english'] as const
export type Faction = (typeof FACTIONS)[number]
export type Triple = Readonly<Record<Faction, number>>

export interface Region extends Partial<Triple> {
  readonly disc?: Faction | 'instability' | null
}

export interface Space {
  readonly region: string
  readonly disc_of?: number | null // the seat whose negotiation disc lies on it
}

export interface SeatView {
  readonly court: Triple
  readonly side: number
  readonly hand_size: number
  readonly hand: readonly string[] | null
  readonly pile_size: number
  readonly pile_top: string | null
  readonly pile: readonly string[] | null
  readonly negotiation_disc: boolean
  readonly last_action: number
}

export interface Table {
  readonly step: string
  readonly on_turn: number | null
  readonly first: number | null
  readonly regions: Readonly<Record<string, Region>>
  readonly spaces: readonly Space[]
  readonly struggles: number
  readonly supply: Triple
  readonly passes: number
  readonly seats: readonly SeatView[]
  readonly playing: { readonly card: string; readonly effect?: string; readonly level?: number } | null
  readonly picks: readonly string[]
  readonly ending: string
}

export const tableOf = (view: View): Table => view.table as unknown as Table
export const isFaction = (id: string): id is Faction => (FACTIONS as readonly string[]).includes(id)

/** The choice whose option is this thing, if there is one. */
export function choiceOf(view: View, option: string): string | null {
  return view.choices.find((word) => optionOf(word) === option) ?? null
}

/** The followers of a faction in a region. */
export const count = (region: Region | undefined, faction: Faction): number => region?.[faction] ?? 0

/** The faction a choice names, where the step asks for one follower of a region already picked. */
export function pickedRegion(table: Table): string | null {
  return [...table.picks].reverse().find((pick) => pick in table.regions) ?? null
}

const SUPPORT: Readonly<Record<string, Faction>> = { scottish_support: 'scots', welsh_support: 'welsh', english_support: 'english' }

/** The followers that a choice under the pointer would bring to a region. */
export function comingTo(table: Table, region: string, word: string): { faction: Faction; number: number } | null {
  if (optionOf(word) !== region) return null
  const step = stepOf(word)
  const assembled = step.replace('assemble_', '')
  if (step === 'support_region') {
    const faction = SUPPORT[table.playing?.card ?? '']
    return faction ? { faction, number: 2 } : null
  }
  return step.startsWith('assemble_') && isFaction(assembled) ? { faction: assembled, number: 1 } : null
}

export function controlled(table: Table, faction: Faction): number {
  return Object.values(table.regions).filter((region) => region.disc === faction).length
}

export function unstable(table: Table): number {
  return Object.values(table.regions).filter((region) => region.disc === 'instability').length
}

/** The factions by strength: regions controlled, then the newest struggle won (KD-6.10, KD-6.11). */
export function strengths(table: Table): { faction: Faction; regions: number }[] {
  const last = (faction: Faction): number => table.spaces.findLastIndex((space) => table.regions[space.region]?.disc === faction)
  return FACTIONS.map((faction) => ({ faction, regions: controlled(table, faction) })).sort((a, b) => b.regions - a.regions || last(b.faction) - last(a.faction))
}

/** Regions that were decided between two views. */
export function struggles(before: Table, after: Table): { region: string; disc: Faction | 'instability' }[] {
  return Object.entries(after.regions).flatMap(([region, now]) =>
    now.disc && !before.regions[region]?.disc ? [{ region, disc: now.disc }] : [],
  )
}

export type Ending = 'coronation' | 'invasion'

export interface Verdict {
  readonly winners: readonly number[]
  readonly scores: readonly number[]
  readonly decided_by: string
  readonly rule: string
}

/** Who would win a region now, and by how many followers. */
export interface Lead {
  readonly region: string
  readonly space: number
  readonly leader: Faction | null
  readonly lead: number
}

/** What the server counts for a seat; see aid.py of the game. */
export interface Known {
  readonly struggles: readonly Lead[]
  readonly strength: readonly { readonly faction: Faction; readonly regions: number }[]
  readonly ending: Ending
  readonly coronation: Verdict
  readonly invasion: Verdict
  readonly changes: Readonly<Record<string, readonly Lead[]>> // of each choice that changes open regions at once
  readonly unsure: boolean
}

export const aidOf = (aid: Readonly<Record<string, unknown>>): Known | null => ('ending' in aid ? (aid as unknown as Known) : null)
