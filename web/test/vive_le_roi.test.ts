// The castle: what is printed on it is what the rules say; elections and counts as the game tells them.
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HEIGHT, POINTS, ROOMS, spotOf, WIDTH } from '../src/boards/vive_le_roi/castle'
import type { Facts as AnyFacts } from '../src/boards/facts'
import { countOf, electionOf, isFresh } from '../src/boards/vive_le_roi/election'
import { PEOPLE } from '../src/boards/vive_le_roi/people'
import { heart, ownSeats, type Cards, type Fact, type Places, type Board } from '../src/boards/vive_le_roi/board'
import { endOf, markersOf, stacked } from '../src/boards/vive_le_roi/track'

type Facts = AnyFacts<Fact>

const data = fs.readFileSync('../src/vivat/games/vive_le_roi/data.py', 'utf8')
const tuple = (name: string): string[] => /\(([\s\S]*?)\)/.exec(data.slice(data.indexOf(`\n${name} = `)))![1]!.split(',').map((part) => part.trim().replaceAll('"', '')).filter(Boolean)

const full: Cards = { yes: 1, no: 2, stomach_ache: 1 }

function table(places: Places, cards: readonly Cards[], more: Partial<Board> = {}): Board {
  return {
    step: 'cast_vote', round: 1, first: 0, turn: 1, limit: 4, room: {}, places, hand: null, emissary: null, kingmakers: [],
    units: cards.map((held, seat) => ({ seats: [seat], speaker: seat, cards: held, voted: true, vote: null })),
    seats: cards.map((_, unit) => ({ unit, marker: 20, favourites: null, chosen: false, ambition: null, offered: null })),
    ...more,
  }
}

describe('what is printed', () => {
  it('VR-1.1: the points of every place, and with the Jester crowned', () => {
    const [places, usual, jester] = [tuple('PLACES'), tuple('POINTS').map(Number), tuple('JESTER_POINTS').map(Number)]
    expect(Object.keys(POINTS).sort()).toEqual([...places].sort())
    places.forEach((place, at) => expect(POINTS[place], place).toEqual([usual[at], jester[at]]))
  })

  it('VR-1.2: everybody has a portrait', () => expect(Object.keys(PEOPLE)).toEqual(tuple('CHARACTERS')))

  it('no two pieces cover each other, and all stand inside the drawing', () => {
    const spots = ROOMS.flatMap((place) => (place.startsWith('floor') ? [0, 1, 2, 3] : [0]).map((at) => ({ place, ...spotOf(place, at, 4) })))
    spots.forEach((one, at) => {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width).toBeLessThanOrEqual(WIDTH)
      expect(one.y + 112).toBeLessThanOrEqual(HEIGHT)
      for (const other of spots.slice(at + 1)) {
        expect(Math.abs(one.x - other.x) >= 84 || Math.abs(one.y - other.y) >= 100, `${one.place} ${other.place}`).toBe(true)
      }
    })
  })
})

describe('what the facts tell', () => {
  const units = [[0, 1], [2]].map((seats) => ({ seats, speaker: seats[0]!, cards: full, voted: false, vote: null }))
  const marker = (seats: number[], start: number, end: number): Fact => ({ fact: 'marker', rule: 'VR-5.14', seats, totals: [end - start], points: end - start, start, end, stopped: false })
  const counted = (seat: number, points: Record<string, number>, total: number): Fact => ({ fact: 'favourites_counted', rule: 'VR-5.11', seat, card: 'fav_01', points, banned: null, total })
  const vote = (result: 'refused' | 'crowned', second: 'yes' | 'no'): Fact => ({
    fact: 'vote', rule: 'VR-5.4', character: 'anna', result, each_vote: [null, 'yes', second], emissary_vote: 'yes', yes: 2, no: 1, stomach_ache: 0,
  })
  const refused: Facts = [[7, vote('refused', 'no')], [7, { fact: 'refused', rule: 'VR-5.7', character: 'anna', place: 'cell_3' }]]
  const crowned: Facts = [
    [1, { fact: 'round', rule: 'VR-5.16', round: 2, unit: 0, seats: [0, 1], no: 4, stomach_ache: 1 }],
    [9, vote('crowned', 'yes')],
    [9, { fact: 'crowned', rule: 'VR-5.10', character: 'anna', kind: 'woman', unit: 1, seats: [2], consort: null }],
    [9, counted(0, { merlin: -3, anna: 10 }, 7)], [9, counted(1, { anna: 10 }, 10)], [9, counted(2, { ouaf: 1 }, 1)],
    [9, { fact: 'emissary_counted', rule: 'VR-5.29', card: 'fav_02', points: { ouaf: 1 }, banned: null, total: 1, start: 40, end: 41, stopped: false }],
    [9, marker([0, 1], 20, 27)], [9, marker([2], 20, 21)],
  ]

  it('VR-5.4: the newest election by unit, and where its candidate went', () => {
    expect(electionOf(refused, { units })).toEqual({ candidate: 'anna', verdict: 'refused', votes: ['yes', 'no'], emissary: 'yes', to: 'cell_3' })
    expect(electionOf([...refused, ...crowned], { units })).toMatchObject({ verdict: 'crowned', to: 'throne' })
    expect(electionOf([], { units })).toBeNull()
  })

  it('VR-5.16: a new round begins without an election', () => {
    expect(electionOf([...refused, crowned[0]!], { units })).toBeNull()
  })

  it('VR-5.11: the newest count, every favourite and marker; partners share a common one', () => {
    const { step, round, rows, crowned: who } = countOf([...refused, ...crowned])!
    expect([step, round, who]).toEqual([9, 2, 'anna'])
    expect(rows[0]).toEqual({ seat: 0, names: [{ name: 'anna', points: 10 }, { name: 'merlin', points: -3 }], favourites: 7, gain: 7, marker: 27 })
    expect(rows.map(({ seat, gain, marker }) => [seat, gain, marker])).toEqual([[0, 7, 27], [1, 7, 27], [2, 1, 21], ['emissary', 1, 41]])
    expect(countOf(refused)).toBeNull()
  })

  it('a count lies open until one goes on; to a spectator, until anybody does', () => {
    const placed = (seat: number): Facts[number] => [20, { fact: 'placed', rule: 'VR-3.8', seat, unit: 0, character: 'anna', place: 'floor_1', full: false }]
    expect([isFresh(crowned, 0), isFresh([...crowned, placed(1)], 0), isFresh([...crowned, placed(0)], 0)]).toEqual([true, true, false])
    expect([isFresh(crowned, null), isFresh([...crowned, placed(1)], null)]).toEqual([true, false])
  })
})

describe('small readings', () => {
  const face = (names: string[], banned: string | null = null): { card: string; names: string[]; banned: string | null } => ({ card: 'fav_01', names, banned })
  const team = table({}, [full, full], {
    units: [{ seats: [0, 1], speaker: 0, cards: full, voted: false, vote: null }, { seats: [2], speaker: 2, cards: full, voted: false, vote: null }],
    seats: [
      { unit: 0, marker: 31, favourites: face(['anna', 'ouaf'], 'ouaf'), chosen: false, ambition: null, offered: null },
      { unit: 0, marker: 31, favourites: face(['anna', 'merlin']), chosen: false, ambition: null, offered: null },
      { unit: 1, marker: 64, favourites: null, chosen: false, ambition: null, offered: null },
    ],
  })

  it('hearts: mine before my partner’s, the banned one apart', () => {
    expect(ownSeats(team, 1)).toEqual([1, 0])
    expect(['anna', 'ouaf', 'merlin', 'romeo'].map((name) => heart(team, 0, name))).toEqual(['own', 'banned', 'partner', null])
    expect(heart(team, null, 'anna')).toBeNull()
  })

  it('one marker for a team that shares it; the track reaches beyond the first', () => {
    expect(markersOf(team, true).map((marker) => marker.score)).toEqual([31, 64])
    expect(markersOf(team, false)).toHaveLength(3)
    expect(endOf(markersOf(team, true))).toBe(70)
    expect(endOf([{ seat: 0, score: 20 }])).toBe(60)
  })

  it('markers on the same points are stacked, then stand beside each other', () => {
    const eight = Array.from({ length: 6 }, (_, seat) => ({ seat, score: 20 }))
    const placed = stacked([...eight, { seat: 7, score: 40 }], 4)
    expect(placed.map(({ row, shift }) => [row, shift])).toEqual([[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1], [0, 0]])
    expect(placed.map(({ beside }) => beside)).toEqual([-0.5, -0.5, -0.5, 0.5, 0.5, 0.5, 0]) // about their common middle
  })

})
