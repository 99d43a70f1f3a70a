// What stands still on the map of Long Live the King: votes, borders, and the dotted sea lines (LV-1.8, LV-1.9); a player's own box
// may differ.
import { laidOut } from '../../lib/box.svelte'

export const VOTES: Readonly<Record<string, number>> = {
  man: 2, sedberouie: 2, loncastre: 3, tateshale: 4, lincolia: 3, wigemor: 4, stadford: 4, grentebrige: 4, oxeneford: 4, lundonia: 3,
  roucestre: 2, sarisberie: 2, lideford: 2,
}

export const votesOf = (county: string): number => laidOut().votes?.[county] ?? VOTES[county] ?? 0

export const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  man: ['loncastre', 'wigemor'],
  sedberouie: ['loncastre', 'tateshale'],
  loncastre: ['man', 'sedberouie', 'tateshale', 'wigemor'],
  tateshale: ['sedberouie', 'loncastre', 'lincolia', 'wigemor', 'stadford'],
  lincolia: ['tateshale', 'stadford', 'grentebrige'],
  wigemor: ['man', 'loncastre', 'tateshale', 'stadford', 'oxeneford', 'lideford'],
  stadford: ['tateshale', 'lincolia', 'wigemor', 'grentebrige', 'oxeneford'],
  grentebrige: ['lincolia', 'stadford', 'oxeneford', 'lundonia'],
  oxeneford: ['wigemor', 'stadford', 'grentebrige', 'lundonia', 'roucestre', 'sarisberie'],
  lundonia: ['grentebrige', 'oxeneford', 'roucestre'],
  roucestre: ['oxeneford', 'lundonia'],
  sarisberie: ['oxeneford', 'lideford'],
  lideford: ['wigemor', 'sarisberie'],
}

export type Border = readonly [string, string]

/** Every border once. */
const bordersOf = (neighbours: Readonly<Record<string, readonly string[] | undefined>>): Border[] =>
  Object.entries(neighbours).flatMap(([county, others]) => (others ?? []).filter((other) => county < other).map((other): Border => [county, other]))

/** How the borders of a map differ from the drawn ones: some are new, over others nobody goes. */
export function otherBorders(neighbours: Readonly<Record<string, readonly string[] | undefined>>): { added: Border[]; closed: Border[] } {
  const [drawn, now] = [bordersOf(NEIGHBOURS), bordersOf({ ...NEIGHBOURS, ...neighbours })]
  const without = (all: Border[], known: Border[]): Border[] => all.filter(([one, other]) => !known.some(([a, b]) => a === one && b === other))
  return { added: without(now, drawn), closed: without(drawn, now) }
}

export const openBorders = (): ReturnType<typeof otherBorders> => otherBorders(laidOut().neighbours ?? {})

export interface SeaLine {
  readonly between: readonly [string, string]
  readonly path: string
}

/** From shore to shore; the ends lie inside the two counties. */
export const SEA_LINES: readonly SeaLine[] = [
  { between: ['man', 'loncastre'], path: 'M172 278Q236 330 330 350' },
  { between: ['man', 'wigemor'], path: 'M150 296Q140 380 250 440' },
  { between: ['wigemor', 'lideford'], path: 'M238 650Q240 710 216 770' },
]
