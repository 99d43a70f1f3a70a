import type { ArmsShown } from '../lib/messages'
import { worn } from './worn.svelte'

// Players are known by a charge on a shield and by its colour: lion, stag, boar, falcon, fish, oak, tower, sun.

export const CHARGES = ['lion', 'stag', 'falcon', 'tower', 'fish', 'oak', 'boar', 'sun'] as const
export type ChargeName = (typeof CHARGES)[number]

/** Outlines in a square of 24; holes are cut out (even-odd). */
export const PATHS: Readonly<Record<ChargeName, string>> = {
  lion: 'M12 2.2l1.9 1.6 2.4-.7.9 2.3 2.4.6-.1 2.5 1.9 1.6-1.1 2.2 1.1 2.3-1.9 1.6.1 2.5-2.4.6-.9 2.3-2.4-.7-1.9 1.6-1.9-1.6-2.4.7-.9-2.3-2.4-.6.1-2.5-1.9-1.6 1.1-2.3-1.1-2.2 1.9-1.6-.1-2.5 2.4-.6.9-2.3 2.4.7zM12 6.6c-3 0-5.1 2-5.1 5 0 1.7.6 2.7 1.4 3.6.5 1.7 2 2.9 3.7 2.9s3.2-1.2 3.7-2.9c.8-.9 1.4-1.9 1.4-3.6 0-3-2.1-5-5.1-5zM9.7 10.2a1 1 0 110 2 1 1 0 010-2zm4.6 0a1 1 0 110 2 1 1 0 010-2zM12 13.4c1 0 1.8.4 1.8 1 0 .7-1 1.4-1.4 1.5v.6h-.8v-.6c-.4-.1-1.4-.8-1.4-1.5 0-.6.8-1 1.8-1z',
  stag: 'M12 22c-1.5 0-2.3-1.3-2.6-3l-.9-4.6c-.9-.2-2.2-.7-3-1.8 1.2-.4 2.4-.3 3.3.1C8.4 11 7.3 10.3 6 9.8 4.2 9.1 3 7.5 3 5.2L3.2 3l1.3 2.3L5.3 3l1 3.9c.4.5.9.8 1.5 1L7.5 4.5 9.4 7c.3 1.6.8 3 1.5 3.9h2.2c.7-.9 1.2-2.3 1.5-3.9l1.9-2.5-.3 3.4c.6-.2 1.1-.5 1.5-1l1-3.9.8 2.3L20.8 3l.2 2.2c0 2.3-1.2 3.9-3 4.6-1.3.5-2.4 1.2-2.8 2.9.9-.4 2.1-.5 3.3-.1-.8 1.1-2.1 1.6-3 1.8l-.9 4.6c-.3 1.7-1.1 3-2.6 3zM10.3 13.6a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6zm3.4 0a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6z',
  falcon: 'M12 2.5c1.2 0 2 .8 2.1 1.9l1.3.6-1.3.6c.1.9.6 1.5 1.4 1.7 2.1-.4 4.2-1.6 6-3.8.8 4.6-.4 8.9-4.5 11.3l.9.3-2 1 .6.6-2.1.2 1.1 4.6-1.8-1.2L12 22l-1.7-1.7-1.8 1.2 1.1-4.6-2.1-.2.6-.6-2-1 .9-.3C2.9 12.4 1.7 8.1 2.5 3.5c1.8 2.2 3.9 3.4 6 3.8 1.3-.4 1.4-1.4 1.4-2.7 0-1.2.9-2.1 2.1-2.1zM12 3.9a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2z',
  tower: 'M5 3h3v2.2h2.2V3h3.6v2.2H16V3h3v5.4l-1.7 1.5v8.6H19V21H5v-2.5h1.7V9.9L5 8.4zM12 12.2c-1.3 0-2.2 1-2.2 2.3v4h4.4v-4c0-1.3-.9-2.3-2.2-2.3zM11.3 8.4v2.2h1.4V8.4z',
  fish: 'M2 12c2.6-4 6-6 9.6-6 .8-1.3 2-2.2 3.6-2.6l-.4 3.4c1.3.6 2.4 1.5 3.4 2.6L22 6.8c-.7 1.7-1 3.4-1 5.2s.3 3.5 1 5.2l-3.8-2.6c-1 1.1-2.1 2-3.4 2.6l.4 3.4c-1.6-.4-2.8-1.3-3.6-2.6C8 18 4.6 16 2 12zm4.8-1.9a1 1 0 1 1 0 2 1 1 0 0 1 0-2zm3.4-1.5c.9 2.2.9 4.6 0 6.8l1.1.4c1-2.5 1-5.1 0-7.6zm3.5.3c.7 2 .7 4.2 0 6.2l1.1.4c.8-2.3.8-4.7 0-7z',
  oak: 'M12 2c1.6.7 2.3 2 2.1 3.4 1.7-.3 3 .5 3.4 1.9.3 1.2-.2 2.3-1.2 3 1.7.3 2.7 1.5 2.6 3-.1 1.4-1.1 2.4-2.6 2.5.6 1.3.2 2.6-.9 3.2-1 .5-2 .3-2.7-.5V22h-1.4v-3.5c-.7.8-1.7 1-2.7.5-1.1-.6-1.5-1.9-.9-3.2-1.5-.1-2.5-1.1-2.6-2.5-.1-1.5.9-2.7 2.6-3-1-.7-1.5-1.8-1.2-3 .4-1.4 1.7-2.2 3.4-1.9C9.7 4 10.4 2.7 12 2zm-.5 5.5v3L9.8 9.2l-.6.8 2.3 1.9v3.2l-2.1-1.6-.6.8 2.7 2.1h1l2.7-2.1-.6-.8-2.1 1.6v-3.2l2.3-1.9-.6-.8-1.7 1.3v-3z',
  boar: 'M21.5 9.5c.3 2.4-.4 4-1.7 4.8.7 1.3.7 2.9-.1 4.2l-1.2-1.6-1 1.9-1.3-1.7-1.2 1.7-.9-2c-2 .3-3.6-.1-4.8-1l-4.7-.1c-.9 0-1.8-.5-2.1-1.3l-.3-2.5 3.6-1.5c.8-2.3 2.3-4 4.4-5.1l-.5-2.3 2.7 1.3c.7-.2 1.4-.2 2.1-.2l.7-1.9 1 2.2 1.7-1.3.3 2.2 1.9-.6-.3 2.2zM10.3 8.9a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM6 16.3c-.6-1.3-.5-2.6.3-3.8l.9.5c-.5.8-.5 1.7-.2 2.6z',
  sun: 'M12 7.2a4.8 4.8 0 110 9.6 4.8 4.8 0 010-9.6zm0-5.7l1.4 4.3h-2.8zm0 21l1.4-4.3h-2.8zM1.5 12l4.3-1.4v2.8zm21 0l-4.3-1.4v2.8zM4.6 4.6l4 2.1-1.9 1.9zm14.8 14.8l-4-2.1 1.9-1.9zM4.6 19.4l2.1-4 1.9 1.9zM19.4 4.6l-2.1 4-1.9-1.9zM10.3 10.6a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6zm3.4 0a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6zm-3.9 3.1c.6 1 1.3 1.5 2.2 1.5s1.6-.5 2.2-1.5l-.8-.4c-.3.6-.8.9-1.4.9s-1.1-.3-1.4-.9z',
}

/** Colours of seats, away from those of factions; the same eight again, exchanged, for seats nine to sixteen. */
export const TINCTURES = ['forest', 'plum', 'russet', 'teal', 'crimson', 'royal', 'slate', 'umber'] as const

export interface Arms {
  readonly charge: ChargeName
  readonly tincture: (typeof TINCTURES)[number]
  readonly exchanged: boolean
}

/** Arms as the server names them. */
export const armsNamed = (shown: Pick<ArmsShown, 'colour' | 'charge'> & { exchanged?: boolean }): Arms =>
  ({ charge: shown.charge as ChargeName, tincture: shown.colour as Arms['tincture'], exchanged: shown.exchanged ?? false })

export function armsOf(seat: number): Arms {
  const chosen = worn(seat)
  if (chosen) return armsNamed(chosen)
  const at = ((seat % 8) + 8) % 8
  return { charge: CHARGES[at]!, tincture: TINCTURES[at]!, exchanged: seat >= 8 }
}
