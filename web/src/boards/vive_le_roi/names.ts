// How the people and places of the castle are called where room is short or a sentence is made.
import { laidOut } from '../../lib/box.svelte'
import { first, nameOf, t } from '../../lib/i18n.svelte'
import type { Box } from '../../lib/messages'
import { GAME } from './board'

/** A name alone: "Anna", "Jester". */
export const personName = (name: string): string => first([`web-vive_le_roi-short-${name}`]) ?? nameOf(GAME, name)

/** A sentence or a heading about somebody: "The Jester is crowned". */
export function about(message: string, name: string, more: Record<string, string | number> = {}): string {
  const said = t(message, { name: nameOf(GAME, name), ...more })
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const ROOM = 9 // letters below a portrait, as the longest of our own names

/** As much of a name as fits below a portrait: a player's own box may have long ones. */
export function briefName(name: string): string {
  const whole = personName(name)
  const first = whole.split(' ')[0]!
  return whole.length <= ROOM ? whole : first.length <= ROOM ? first : `${whole.slice(0, ROOM - 1)}…`
}

export const placeName = (place: string): string => nameOf(GAME, place)

/** "to floor 5, the Nobles": where somebody goes. */
export const towards = (place: string): string => first([`web-vive_le_roi-to-${place}`]) ?? placeName(place)

export const kindOf = (name: string): string => t(`${GAME}-kind-${laidOut().kinds?.[name] ?? KINDS[name] ?? 'man'}`)

/** The people of a player's own box. */
export const calls = (box: Box): Record<string, string> =>
  Object.fromEntries(Object.entries(box.names ?? {}).flatMap(([name, called]) => (called ? [[`${GAME}-${name}`, called]] : [])))

/** Whom favourites cards can name. */
export const COURT = ['anna', 'bridget', 'eloise', 'foidvo', 'guenievre', 'hector', 'jeanne', 'leonardo', 'merlin', 'ouaf', 'romeo', 'tristan', 'victoria']

const KINDS: Readonly<Record<string, string>> = {
  anna: 'woman', bridget: 'woman', eloise: 'woman', guenievre: 'woman', jeanne: 'woman', victoria: 'woman', ouaf: 'dog', jester: 'jester',
}
