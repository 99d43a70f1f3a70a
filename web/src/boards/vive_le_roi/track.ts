// The score track: markers on one line, those that would cover each other stacked.
import type { Board } from './board'

export interface Marker {
  readonly seat: number | 'emissary'
  readonly score: number
}

/** The markers in play: one for a seat, one for a team with a common marker, the Emissary's. */
export function markersOf(board: Board, common: boolean): Marker[] {
  const seats = board.seats.flatMap((seat, number) =>
    common && board.units[seat.unit]?.seats[0] !== number ? [] : [{ seat: number, score: seat.marker }],
  )
  return board.emissary ? [...seats, { seat: 'emissary' as const, score: board.emissary.marker }] : seats
}

export const endOf = (markers: readonly Marker[]): number => Math.max(60, Math.ceil((Math.max(...markers.map((marker) => marker.score)) + 1) / 10) * 10)

const ROWS = 3

export interface Stacked extends Marker {
  readonly row: number
  readonly shift: number // how often it had to make room sideways
  readonly beside: number // how far it stands from the middle of those who share its row and score
}

/** Each marker in the lowest row in which it does not touch its neighbour; when the rows are used up, beside it. */
export function stacked(markers: readonly Marker[], apart: number): Stacked[] {
  const rows: { score: number; shift: number }[] = []
  const placed = [...markers]
    .sort((one, other) => one.score - other.score)
    .map((marker) => {
      const free = Array.from({ length: ROWS }, (_, row) => row).find((row) => marker.score - (rows[row]?.score ?? -Infinity) >= apart)
      const row = free ?? rows.reduce((best, { shift }, at) => (shift < rows[best]!.shift ? at : best), 0)
      const shift = free === undefined ? rows[row]!.shift + 1 : 0
      rows[row] = { score: marker.score, shift }
      return { ...marker, row, shift }
    })
  return placed.map((marker) => {
    const sharing = placed.filter((other) => other.row === marker.row && other.score === marker.score).length
    return { ...marker, beside: marker.shift - (sharing - 1) / 2 }
  })
}
