// The games on the shelf: what the home page says of each before any rule is loaded. Covers are found by folder.
import type { Component } from 'svelte'
import { GAMES } from './messages'

type Drawn = { default: Component }

export interface Shelf {
  readonly id: string
  readonly cover: () => Promise<Drawn>
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  readonly usual: number // players of a quick game
}

const COVERS = import.meta.glob<Drawn>('../boards/*/Cover.svelte')
const plain = (): Promise<Drawn> => import('../art/PlainCover.svelte')

export const SHELF: readonly Shelf[] = GAMES.map((game) => ({ ...game, cover: COVERS[`../boards/${game.id}/Cover.svelte`] ?? plain }))
