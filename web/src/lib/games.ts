// The four games on the shelf: what the home page says of each before any rule is loaded.
import type { Component } from 'svelte'

export interface Shelf {
  readonly id: string
  readonly cover: () => Promise<{ default: Component }>
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  readonly usual: number // players of a quick game
}

export const SHELF: readonly Shelf[] = [
  { id: 'king_is_dead', cover: () => import('../art/CoverKing.svelte'), players: [2, 4], minutes: [20, 40], usual: 3 },
  { id: 'long_live_the_king', cover: () => import('../art/CoverLong.svelte'), players: [3, 5], minutes: [60, 90], usual: 4 },
  { id: 'vive_le_roi', cover: () => import('../art/CoverVive.svelte'), players: [2, 16], minutes: [20, 40], usual: 5 },
  { id: 'artus', cover: () => import('../art/CoverArtus.svelte'), players: [2, 4], minutes: [45, 60], usual: 3 },
]
