// The four games on the shelf: what the home page says of each before any rule is loaded.
import type { Component } from 'svelte'
import CoverArtus from '../art/CoverArtus.svelte'
import CoverKing from '../art/CoverKing.svelte'
import CoverLong from '../art/CoverLong.svelte'
import CoverVive from '../art/CoverVive.svelte'

export interface Shelf {
  readonly id: string
  readonly Cover: Component
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  readonly usual: number // players of a quick game
}

export const SHELF: readonly Shelf[] = [
  { id: 'king_is_dead', Cover: CoverKing, players: [2, 4], minutes: [20, 40], usual: 3 },
  { id: 'long_live_the_king', Cover: CoverLong, players: [3, 5], minutes: [60, 90], usual: 4 },
  { id: 'vive_le_roi', Cover: CoverVive, players: [2, 16], minutes: [20, 40], usual: 5 },
  { id: 'artus', Cover: CoverArtus, players: [2, 4], minutes: [45, 60], usual: 3 },
]
