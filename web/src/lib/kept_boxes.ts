// A player's own boxes, one a game, kept in this browser as box files (docs/build/boxes.md).
import type { Box, BoxFile } from './messages'

export const MOST = 16_384 // characters of a box file

/** What a text says if it is a box file of this game; what it holds is checked by the core. */
export function readBoxFile(text: string, game: string): BoxFile | null {
  if (text.length > MOST) return null
  try {
    const found: BoxFile | null = JSON.parse(text)
    const isFile = found !== null && found.vivat_box === 1 && found.game === game && typeof found.name === 'string' && typeof found.box === 'object' && found.box !== null
    return isFile ? found : null
  } catch {
    return null
  }
}

export function myBox(game: string): BoxFile | null {
  return readBoxFile(localStorage.getItem(`box.${game}`) ?? '', game)
}

export const keepBox = (file: BoxFile): void => localStorage.setItem(`box.${file.game}`, JSON.stringify(file))
export const forgetBox = (game: string): void => localStorage.removeItem(`box.${game}`)

/** A kept box as the option of a table. */
export const asOption = ({ name, box }: BoxFile): Box => ({ ...box, name })
