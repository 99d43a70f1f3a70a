// The box that is played at the table on the screen (docs/build/boxes.md): what differs in it from the box we believe in.
// Boards lay it over what they know; where nothing differs, or no table is open, there is nothing to lay.
import { callOtherwise } from './i18n.svelte'

/** `options.box`: a name, and of every part what differs. */
export type Box = { readonly name?: string } & Readonly<Record<string, unknown>>

const played = $state<{ box: Box | null }>({ box: null })

export function boxIn(options: Readonly<Record<string, unknown>>): Box | null {
  const box = options['box']
  return typeof box === 'object' && box !== null ? (box as Box) : null
}

/** From now on this box lies on the table, and things are called as in it; null: the one we believe in. */
export function layOut(box: Box | null, calls?: (box: Box) => Record<string, string>): void {
  if (JSON.stringify(box) === JSON.stringify(played.box)) return
  played.box = box
  callOtherwise(box && calls ? () => calls(box) : null)
}

/** A part of that box, as far as it differs: by key, or a whole list. */
export const partOf = <Part extends object>(part: string): Partial<Part> => (played.box?.[part] ?? {}) as Partial<Part>

export const boxName = (options: Readonly<Record<string, unknown>>): string | null => boxIn(options)?.name ?? null
