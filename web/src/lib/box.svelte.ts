// The box that is played at the table on the screen (docs/build/boxes.md): what differs in it from the box we believe in.
// Boards lay it over what they know; where nothing differs, or no table is open, there is nothing to lay.
import { callOtherwise } from './i18n.svelte'
import type { Box, Options } from './messages'

const played = $state<{ box: Box }>({ box: {} })

/** What differs in the box on the table. */
export const laidOut = (): Box => played.box

export const boxIn = (options: Options): Box | null => options.box ?? null

/** From now on this box lies on the table, and things are called as in it; null: the one we believe in. */
export function layOut(box: Box | null, calls?: (box: Box) => Record<string, string>): void {
  if (JSON.stringify(box ?? {}) === JSON.stringify(played.box)) return
  played.box = box ?? {}
  callOtherwise(box && calls ? () => calls(box) : null)
}

export const boxName = (options: Options): string | null => options.box?.name ?? null
