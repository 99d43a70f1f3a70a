// A count after a coronation: every seat with its favourites, where they stood, and how far its marker moved.
import { pointsAt } from './castle'
import { placeOf, type Face, type Places, type Table } from './board'

export interface Row {
  readonly seat: number | 'emissary'
  readonly names: readonly { readonly name: string; readonly points: number }[] | null // null: not known here
  readonly favourites: number
  readonly gain: number
  readonly marker: number
}

export interface Count {
  readonly round: number
  readonly crowned: string
  readonly rows: readonly Row[]
}

/** `before`: the vote that crowned; `after`: when its count was done and all cards lay open (VR-5.10). */
export function countOf(before: Table, after: Table): Count {
  const crowned = before.places['throne']?.[0] ?? ''
  const jester = crowned === 'jester'
  const row = (seat: Row['seat'], face: Face | null, from: number, to: number): Row => {
    const names = face ? namesOf(face, before.places, jester) : null
    return { seat, names, favourites: names?.reduce((sum, one) => sum + one.points, 0) ?? 0, gain: to - from, marker: to }
  }
  const rows = before.seats.map((seat, number) => row(number, after.seats[number]?.favourites ?? null, seat.marker, after.seats[number]?.marker ?? seat.marker))
  const his = before.emissary && after.emissary ? [row('emissary', before.emissary.favourites, before.emissary.marker, after.emissary.marker)] : []
  return { round: before.round, crowned, rows: [...rows, ...his] }
}

function namesOf(face: Face, places: Places, jester: boolean): { name: string; points: number }[] {
  const counted = face.names.filter((name) => name !== face.banned)
  return counted.map((name) => ({ name, points: pointsAt(placeOf(places, name) ?? 'box', jester) })).sort((a, b) => b.points - a.points)
}
