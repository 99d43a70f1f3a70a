// What the signs of a game mean, drawn as on its board; found by folder.
import type { Component } from 'svelte'

const LEGENDS = import.meta.glob<{ default: Component }>('../boards/*/Legend.svelte')

export async function legendOf(game: string): Promise<Component | null> {
  return (await LEGENDS[`../boards/${game}/Legend.svelte`]?.())?.default ?? null
}
