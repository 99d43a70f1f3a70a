// A first game is explained by a script, which is data of the game (first_game.json): each sentence once, when what it is about first comes.
import type { Explanation, FactSeen } from './messages'
import type { Happening } from './facts'
import { stepOf } from './words'

export type Script = readonly Explanation[]

const SCRIPTS = import.meta.glob<Script>('../../../src/vivat/games/*/first_game.json', { import: 'script' })
const pathOf = (game: string): string => `../../../src/vivat/games/${game}/first_game.json`

export const hasFirstGame = (game: string): boolean => pathOf(game) in SCRIPTS
export const scriptOf = async (game: string): Promise<Script> => (await SCRIPTS[pathOf(game)]?.()) ?? []

/** What the script is held against. */
export interface Moment {
  readonly choices: readonly string[]
  readonly facts: readonly Happening[]
  readonly over: boolean
}

/** An explanation that is due, with the fact it is about. */
export interface Due {
  readonly entry: Explanation
  readonly fact: FactSeen | null
}

const ORDER = { begin: 0, fact: 1, ask: 2, over: 3 } as const // what happened is told before what is asked now

/** The explanations that are due and were not told before, in the order in which they are told. */
export function due(script: Script, told: readonly string[], moment: Moment): Due[] {
  return script
    .filter((entry) => !told.includes(entry.say))
    .map((entry) => ({ entry, fact: factOf(entry, moment) }))
    .filter(({ entry, fact }) => comes(entry, fact, moment))
    .sort((a, b) => ORDER[a.entry.when] - ORDER[b.entry.when])
}

function comes(entry: Explanation, fact: FactSeen | null, { choices, over }: Moment): boolean {
  if (over) return entry.when === 'over'
  if (entry.when === 'ask') return choices.some((word) => entry.of?.includes(stepOf(word)))
  return entry.when === 'begin' || fact !== null
}

/** The newest fact an explanation is about; of the end, the one that ended the match. */
function factOf(entry: Explanation, { facts, over }: Moment): FactSeen | null {
  if (entry.when === 'over') return over ? (facts.findLast(([, fact]) => fact.comparisons !== undefined)?.[1] ?? null) : null
  return entry.when === 'fact' ? (facts.findLast(([, fact]) => entry.of?.includes(fact.fact))?.[1] ?? null) : null
}
