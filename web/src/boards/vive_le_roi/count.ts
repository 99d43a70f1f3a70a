// A count after a coronation: every seat with its favourites, where they stood, and how far its marker moved.
import type { Told } from '../../lib/words'
import { stepOf, optionOf } from '../../lib/words'
import { pointsAt } from './castle'
import type { Reveal } from './election'
import { placeOf, type Face, type Places, type Table } from './table'

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

export function countOf(reveal: Reveal, before: Table, after: Table): Count {
  const jester = reveal.candidate === 'jester'
  const row = (seat: Row['seat'], face: Face | null, from: number, to: number): Row => {
    const names = face ? namesOf(face, before.places, jester) : null
    return { seat, names, favourites: names?.reduce((sum, one) => sum + one.points, 0) ?? 0, gain: to - from, marker: to }
  }
  const open = after.round === before.round ? after : before
  const rows = before.seats.map((seat, number) => row(number, open.seats[number]?.favourites ?? null, seat.marker, after.seats[number]?.marker ?? seat.marker))
  const his = before.emissary && after.emissary ? [row('emissary', before.emissary.favourites, before.emissary.marker, after.emissary.marker)] : []
  return { round: before.round, crowned: reveal.candidate, rows: [...rows, ...his] }
}

function namesOf(face: Face, places: Places, jester: boolean): { name: string; points: number }[] {
  const counted = face.names.filter((name) => name !== face.banned)
  return counted.map((name) => ({ name, points: pointsAt(placeOf(places, name) ?? 'box', jester) })).sort((a, b) => b.points - a.points)
}

/** The favourites cards dealt to the seats in a round that is over, as the log tells them. */
export function dealtIn(log: readonly Told[], round: number, seats: number): (string | null)[] {
  const starts = log.flatMap(([who, word], at) => {
    const isDeal = who === 'chance' && word !== null && stepOf(word) === 'favourites'
    const before = log[at - 1]
    const goesOn = before !== undefined && before[0] === 'chance' && before[1] !== null && stepOf(before[1]) === 'favourites'
    return isDeal && !goesOn ? [at] : []
  })
  const start = starts[round - 1]
  if (start === undefined) return Array.from({ length: seats }, () => null)
  return log.slice(start, start + seats).map(([, word]) => (word === null ? null : optionOf(word)))
}
