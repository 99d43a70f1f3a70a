// The geometry of the round table: 28 chairs clockwise, a table that turns, a track of 50 spaces around the board.

export const CHAIRS = 28
const TOP = 1 // AR-R1: the chair drawn at the top
const PITCH = 360 / CHAIRS

export const SPACES = 50
export const HEIGHT = 700
export const EDGE = 34 // breadth of the score track
export const BARE = HEIGHT - 2 * EDGE // height of a board without the track
export const TALL = { edge: 44, width: BARE + 2 * 44, height: 1250 } // of a board that is higher than wide: at most so high
export const R = { number: 307, back: 294, chair: 267, table: 236, plate: 208, arrow: 308 } as const

export type Point = readonly [number, number]

/** The chair so many chairs on, clockwise. */
export const onward = (chair: number, steps: number): number => (((chair + steps) % CHAIRS) + CHAIRS) % CHAIRS

/** Degrees clockwise from the top. */
export const angleOf = (chair: number): number => (chair - TOP) * PITCH

/** The middle of the table is the origin. */
export function spot(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180
  return [radius * Math.sin(turn), -radius * Math.cos(turn)]
}

/** Of the angles that look like `to`, the one nearest to `from`: turning there takes the short way. */
export function nearest(from: number, to: number): number {
  const apart = ((((to - from) % 360) + 540) % 360) - 180
  return from + apart
}

/** An arc along the chairs, `steps` of them, forward if positive. */
export function arc(chair: number, steps: number, radius: number): string {
  const [x, y] = spot(angleOf(chair), radius)
  const [u, v] = spot(angleOf(chair) + steps * PITCH, radius)
  const long = Math.abs(steps) * 2 > CHAIRS ? 1 : 0
  return `M${x.toFixed(1)} ${y.toFixed(1)}A${radius} ${radius} 0 ${long} ${steps > 0 ? 1 : 0} ${u.toFixed(1)} ${v.toFixed(1)}`
}

/** A part of a ring around an angle, for the back of a chair or a carpet. */
export function band(angle: number, width: number, inner: number, outer: number): string {
  const corners = [spot(angle - width / 2, inner), spot(angle - width / 2, outer), spot(angle + width / 2, outer), spot(angle + width / 2, inner)]
  const [a, b, c, d] = corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `M${a}L${b}A${outer} ${outer} 0 0 1 ${c}L${d}A${inner} ${inner} 0 0 0 ${a}Z`
}

// ---- figures that keep their identity ------------------------------------------------------------------------------

export interface Sitting {
  readonly figure: string // a colour or a royal figure
  readonly chair: number
}

export interface Piece extends Sitting {
  readonly key: string
  readonly angle: number // unbroken, so that a move takes the short way round
}

/** Knights of a colour are not told apart: who still sits keeps his name, who left is the one who arrived. */
export function follow(before: readonly Piece[], now: readonly Sitting[]): Piece[] {
  const left = [...before]
  const take = (fits: (piece: Piece) => boolean): Piece | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const stayed = now.map((seen) => take((piece) => piece.figure === seen.figure && piece.chair === seen.chair))
  const taken = new Set(before.map((piece) => piece.key))
  const fresh = (figure: string): string => {
    let number = 0
    while (taken.has(`${figure}-${number}`)) number++
    taken.add(`${figure}-${number}`)
    return `${figure}-${number}`
  }
  return now
    .map((seen, at) => {
      const was = stayed[at] ?? take((piece) => piece.figure === seen.figure)
      const angle = angleOf(seen.chair)
      return { ...seen, key: was?.key ?? fresh(seen.figure), angle: was ? nearest(was.angle, angle) : angle }
    })
    .sort((a, b) => a.key.localeCompare(b.key))
}

// ---- the score track -----------------------------------------------------------------------------------------------

export interface Space {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Fifty spaces around a board of that size, clockwise from the upper left corner. */
export function track(width: number, height: number, edge: number): Space[] {
  const columns = Math.round(((SPACES / 2 + 2) * width) / (width + height))
  const rows = SPACES / 2 - columns // of one side, between top and bottom
  const [wide, high] = [width / columns, (height - 2 * edge) / rows]
  const [left, top] = [-width / 2, -height / 2]
  const along = (number: number): number[] => Array.from({ length: number }, (_, at) => at)
  return [
    ...along(columns).map((at) => ({ x: left + at * wide, y: top, width: wide, height: edge })),
    ...along(rows).map((at) => ({ x: -left - edge, y: top + edge + at * high, width: edge, height: high })),
    ...along(columns).map((at) => ({ x: -left - (at + 1) * wide, y: -top - edge, width: wide, height: edge })),
    ...along(rows).map((at) => ({ x: left, y: -top - edge - (at + 1) * high, width: edge, height: high })),
  ]
}
