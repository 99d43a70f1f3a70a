// The castle cut open, as it is drawn and printed: where each place lies, and the points on its plaque (VR-1.1).

export const WIDTH = 700
export const HEIGHT = 910
export const INNER = { left: 126, right: 578 } as const
export const FLOOR = 112 // height of a floor
const TOP = 212 // of floor 5, under the throne room
const COLUMN = 97
const FIRST = 187 // left edge of the first column

export const FLOORS = [5, 4, 3, 2, 1, 0] as const
export const topOf = (floor: number): number => TOP + (5 - floor) * FLOOR

/** The points printed in each place; and when the Jester is crowned. */
export const POINTS: Readonly<Record<string, readonly [usual: number, jester: number]>> = {
  floor_0: [0, 0], floor_1: [1, -1], floor_2: [2, -2], floor_3: [3, -3], floor_4: [4, -4], floor_5: [5, -5],
  throne: [10, 0], throne_side: [0, 0], wc_3: [0, 0], wc_4: [0, 0],
  cell_3: [-3, 3], cell_2: [-2, 2], cell_1: [-1, 1], box: [0, 0], supply: [0, 0],
}

export const pointsAt = (place: string, jester: boolean): number => POINTS[place]?.[jester ? 1 : 0] ?? 0

export interface Spot {
  readonly x: number // left edge of a piece's column
  readonly y: number // top edge
  readonly width: number
}

/** Where the piece number `at` of `number` in a place stands. */
export function spotOf(place: string, at: number, number: number): Spot {
  const [kind, which = ''] = place.split('_')
  if (kind === 'floor') {
    const width = number > 4 ? (COLUMN * 4) / number : COLUMN
    return { x: FIRST + at * width, y: topOf(Number(which)), width }
  }
  if (kind === 'wc') return { x: 17, y: topOf(Number(which)), width: COLUMN }
  if (kind === 'cell') return { x: 586, y: topOf(Number(which)), width: COLUMN }
  if (place === 'throne_side') return { x: 432, y: TOP - FLOOR + 2, width: COLUMN }
  return { x: 350 - COLUMN / 2, y: TOP - FLOOR - 8, width: COLUMN }
}

/** Every place inside the castle, bottom up: the order in which a keyboard walks through it, upside down. */
export const ROOMS = ['throne', 'throne_side', 'floor_5', 'floor_4', 'wc_4', 'floor_3', 'wc_3', 'cell_3', 'floor_2', 'cell_2', 'floor_1', 'cell_1', 'floor_0'] as const

/** What hangs and stands in the rooms, by floor: lines in a room of 444 by 112. */
export const FURNITURE: readonly string[] = [
  // kitchen: a hearth with a kettle, hams, shelves
  'M18 112V66q22-26 44 0v46M40 60v20M32 80h16q2 14-8 16-10-2-8-16M120 20h70M132 20v14q-5 6 0 13 5-7 0-13M152 20v10q-6 8 0 17 6-9 0-17M172 20v14q-5 6 0 13 5-7 0-13M260 44h84M270 44v-16h14v16M292 44v-22h10v22M312 44v-12h20v12M392 112V80h36v32M386 80h48',
  // workshop: saw, hammer, wheel, anvil
  'M96 26l58 8-2 8-56-16M154 34q12-2 10 10-6 4-12-2M196 24v34M186 24h20v9h-20M270 38a18 18 0 1036 0 18 18 0 10-36 0M288 20v36M270 38h36M275 25l26 26M301 25l-26 26M384 112V96h-12q-8-6-8-12h60q-4 10-16 12v16M356 84q-10-2-14-6h22',
  // market: awning, scales, sacks
  'M84 20h130l8 18q-8 9-17 0-8 9-16 0-8 9-17 0-8 9-16 0-8 9-17 0-8 9-16 0-8 9-17 0-8 9-16 0ZM300 22v40M278 30h44M278 30l-10 18h20ZM322 30l-10 18h20M404 112q-18 0-14-20 3-10 10-14l-4-8h18l-4 8q9 4 11 14 3 20-17 20',
  // guardroom: shields and crossed swords
  'M98 22h30v14q0 14-15 20-15-6-15-20ZM113 22v34M98 36h30M196 22l36 34M232 22l-36 34M192 48l12 12M236 48l-12 12M300 22h30v14q0 14-15 20-15-6-15-20M300 26l28 18M402 16v70M410 16v70M396 16l6-10 6 10M404 20h14',
  // gallery: pictures between arches
  'M94 58V36q18-20 36 0v22M180 20h46v34h-46ZM186 26h34v22h-34ZM186 48l12-12 8 7 8-9 6 8M278 58V36q18-20 36 0v22M364 20h46v34h-46ZM370 26h34v22h-34ZM387 33a4 4 0 100 8 4 4 0 000-8M380 48q7-10 14 0',
  // great hall: banners and candles
  'M92 8h40v40l-20-10-20 10ZM112 14v14M104 21h16M192 14q15 26 30 0M207 27v8M184 35h46M190 35v-9M207 35v-9M224 35v-9M288 8h40v40l-20-10-20 10ZM300 16l16 12M316 16l-16 12M384 14q15 26 30 0M399 27v8M376 35h46M382 35v-9M399 35v-9M416 35v-9',
]
