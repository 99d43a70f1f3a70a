// What stands still on the map of Long Live the King: votes, and the dotted sea lines (LV-1.8, LV-1.9).

export const VOTES: Readonly<Record<string, number>> = {
  man: 2, sedberouie: 2, loncastre: 3, tateshale: 4, lincolia: 3, wigemor: 4, stadford: 4, grentebrige: 4, oxeneford: 4, lundonia: 3,
  roucestre: 2, sarisberie: 2, lideford: 2,
}

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
