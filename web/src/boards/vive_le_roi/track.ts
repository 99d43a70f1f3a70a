// The score track: markers on one line, those that would cover each other stacked.
import type { Table } from './table'

export interface Marker {
  readonly seat: number | 'emissary'
  readonly score: number
}

/** The markers in play: one for a seat, one for a team with a common marker, the Emissary's. */
export function markersOf(table: Table, common: boolean): Marker[] {
  const seats = table.seats.flatMap((seat, number) =>
    common && table.units[seat.unit]?.seats[0] !== number ? [] : [{ seat: number, score: seat.marker }],
  )
  return table.emissary ? [...seats, { seat: 'emissary' as const, score: table.emissary.marker }] : seats
}

export const endOf = (markers: readonly Marker[]): number => Math.max(60, Math.ceil((Math.max(...markers.map((marker) => marker.score)) + 1) / 10) * 10)

/** Each marker with its row: the lowest in which it does not touch its neighbour. */
export function stacked(markers: readonly Marker[], apart: number): (Marker & { readonly row: number })[] {
  const ends: number[] = []
  return [...markers]
    .sort((one, other) => one.score - other.score)
    .map((marker) => {
      const free = ends.findIndex((end) => marker.score - end >= apart)
      const row = free < 0 ? ends.length : free
      ends[row] = marker.score
      return { ...marker, row }
    })
}
