// How the people and places of the castle are called where room is short or a sentence is made.
import { partOf, type Box } from '../../lib/box.svelte'
import { first, nameOf, t } from '../../lib/i18n.svelte'
import { GAME } from './board'

/** A name alone: "Anna", "Jester". */
export const personName = (name: string): string => first([`web-vive_le_roi-short-${name}`]) ?? nameOf(GAME, name)

export const placeName = (place: string): string => nameOf(GAME, place)

/** "to floor 5, the Nobles": where somebody goes. */
export const towards = (place: string): string => first([`web-vive_le_roi-to-${place}`]) ?? placeName(place)

export const kindOf = (name: string): string => t(`${GAME}-kind-${partOf<Record<string, string>>('kinds')[name] ?? KINDS[name] ?? 'man'}`)

/** The people of a player's own box. */
export const calls = (box: Box): Record<string, string> =>
  Object.fromEntries(Object.entries((box['names'] ?? {}) as Record<string, string>).map(([name, called]) => [`${GAME}-${name}`, called]))

/** Whom favourites cards can name. */
export const COURT = ['anna', 'bridget', 'eloise', 'foidvo', 'guenievre', 'hector', 'jeanne', 'leonardo', 'merlin', 'ouaf', 'romeo', 'tristan', 'victoria']

const KINDS: Readonly<Record<string, string>> = {
  anna: 'woman', bridget: 'woman', eloise: 'woman', guenievre: 'woman', jeanne: 'woman', victoria: 'woman', ouaf: 'dog', jester: 'jester',
}
