// The castle: what is printed on it is what the rules say, and what it reads off two views is what happened.
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HEIGHT, POINTS, ROOMS, spotOf, WIDTH } from '../src/boards/vive_le_roi/castle'
import { countOf } from '../src/boards/vive_le_roi/count'
import { decided, electionsIn, sentTo } from '../src/boards/vive_le_roi/election'
import { countTold, electionTold, sentToTold, type Facts } from '../src/boards/vive_le_roi/facts'
import { PEOPLE } from '../src/boards/vive_le_roi/people'
import { heart, heightOf, ownSeats, signed, type Cards, type Places, type Table } from '../src/boards/vive_le_roi/board'
import { endOf, markersOf, stacked } from '../src/boards/vive_le_roi/track'
import type { LogStep } from '../src/lib/words'

const data = fs.readFileSync('../src/vivat/games/vive_le_roi/data.py', 'utf8')
const tuple = (name: string): string[] => /\(([\s\S]*?)\)/.exec(data.slice(data.indexOf(`\n${name} = `)))![1]!.split(',').map((part) => part.trim().replaceAll('"', '')).filter(Boolean)

const full: Cards = { yes: 1, no: 2, stomach_ache: 1 }
const castle: Places = { throne: ['anna'], floor_5: ['ouaf', 'bridget'], floor_2: ['jester'], cell_3: ['merlin'] }

function table(places: Places, cards: readonly Cards[], more: Partial<Table> = {}): Table {
  return {
    step: 'cast_vote', round: 1, first: 0, turn: 1, limit: 4, places, hand: null, emissary: null, kingmakers: [],
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

describe('elections in the log', () => {
  const three = table(castle, [full, full, full])
  const vote = (who: number, option: string): [number, string] => [who, `cast_vote:${option}`]
  const log: LogStep[] = [
    [0, 'move_character:ouaf'], [1, 'move_character:anna'], vote(0, 'yes'), vote(1, 'no'), vote(2, 'yes'),
    [2, 'move_character:jester'], vote(0, 'stomach_ache'), vote(1, 'no'), vote(2, 'yes'),
    [0, 'move_character:jester'], vote(0, 'yes'), vote(1, 'yes'), vote(2, 'yes'), ['chance', 'favourites:fav_01'], [1, 'move_character:ouaf'], vote(0, 'no'), [1, null],
  ]

  it('VR-5.4: tell the candidate, the votes and the verdict; one that is going on is not told', () => {
    const found = electionsIn(log, three)
    expect(found.map(({ candidate, verdict }) => [candidate, verdict])).toEqual([['anna', 'refused'], ['jester', 'cancelled'], ['jester', 'crowned']])
    expect(found[0]).toMatchObject({ votes: ['yes', 'no', 'yes'], emissary: null, start: 2, end: 5 })
  })

  it('VR-5.26: the Emissary’s card is one of the votes, and without a card he agrees', () => {
    const with_him = table(castle, [full, full], { emissary: { marker: 40, favourites: null, cards: full } })
    const one: LogStep[] = [[0, 'move_character:anna'], vote(0, 'yes'), vote(1, 'yes')]
    expect(electionsIn([...one, ['chance', 'emissary_vote:no']], with_him)[0]).toMatchObject({ verdict: 'refused', emissary: 'no', end: 4 })
    expect(electionsIn(one, with_him)[0]).toMatchObject({ verdict: 'crowned', emissary: 'yes', end: 3 })
  })

  it('VR-5.36: a team votes once, whoever speaks', () => {
    const pair = table(castle, [full, full], { seats: [0, 0, 1].map((unit) => ({ ...three.seats[0]!, unit })) })
    expect(electionsIn([[0, 'move_character:anna'], vote(1, 'no'), vote(2, 'yes')], pair)[0]!.votes).toEqual(['no', 'yes'])
  })

  it('where the candidate went, until he moves on or a new round begins', () => {
    const [refused, cancelled, crowned] = electionsIn(log, three)
    const after = table({ ...castle, throne: [], cell_2: ['anna'] }, [full, full, full])
    expect(sentTo(refused!, log.slice(0, 6), after)).toBe('cell_2')
    expect(sentTo(refused!, log, after)).toBeNull()
    expect([sentTo(cancelled!, log, after), sentTo(crowned!, log, after)]).toEqual(['floor_5', 'throne'])
  })
})

describe('an election that has just been decided', () => {
  const before = table(castle, [full, full, full])
  const after = (cards: readonly Cards[], more: Partial<Table> = {}): Table => table({ ...castle, throne: [] }, cards, { step: 'move_character', turn: 2, ...more })

  it('VR-5.5: a card that is gone was played', () => {
    expect(decided(before, after([full, { ...full, no: 1 }, full]))).toEqual({ candidate: 'anna', verdict: 'refused' })
    expect(decided(before, after([{ ...full, stomach_ache: 0 }, { ...full, no: 1 }, full]))).toEqual({ candidate: 'anna', verdict: 'cancelled' }) // VR-R11
  })

  it('the same candidate brought up again at once is a new election', () => {
    expect(decided(before, table(castle, [full, full, full]))).toBeNull()
    expect(decided(before, table(castle, [full, full, { ...full, stomach_ache: 0 }]))).toMatchObject({ verdict: 'cancelled' })
  })

  it('a new round means a coronation', () => {
    expect(decided(before, after([full, full, full], { step: 'place_character', round: 2 }))).toMatchObject({ verdict: 'crowned' })
  })

  it('VR-R23: the last of all in a wedding may have been refused, so nothing is told', () => {
    const last = table({ throne: ['anna'], throne_side: ['jester'] }, [full, full, full])
    expect(decided(last, table({ supply: ['anna'] }, [full, full, full], { round: 2 }))).toBeNull()
  })

  it('nothing is told where nobody was voted on', () => {
    const quiet = table({ floor_5: ['anna'] }, [full, full, full], { step: 'move_character' })
    expect(decided(quiet, before)).toBeNull()
  })
})

describe('a count', () => {
  const face = { card: 'fav_01', names: ['anna', 'merlin', 'ouaf'], banned: 'ouaf' }
  const seats = [0, 1, 2].map((unit) => ({ unit, marker: 20, favourites: unit === 0 ? face : null, chosen: false, ambition: null, offered: null }))
  const before = table(castle, [full, full, full], { seats })
  const after = table(castle, [full, full, full], { step: 'next_round', seats: seats.map((seat, at) => ({ ...seat, marker: [27, 15, 20][at]! })) })

  it('VR-5.11: shows each favourite in its place, the banned one left out, and how far the markers moved', () => {
    const { rows, crowned } = countOf(before, after)
    expect(crowned).toBe('anna')
    expect(rows[0]).toMatchObject({ names: [{ name: 'anna', points: 10 }, { name: 'merlin', points: -3 }], favourites: 7, gain: 7, marker: 27 })
    expect(rows.map((row) => row.gain)).toEqual([7, -5, 0])
    expect(rows[1]!.names).toBeNull()
  })

  it('VR-5.12: with the Jester the signs are turned', () => {
    const jester = table({ ...castle, throne: ['jester'], floor_2: ['anna'] }, [full, full, full], { seats })
    expect(countOf(jester, after).rows[0]).toMatchObject({ favourites: 1 })
  })
})

describe('what the facts tell', () => {
  const units = [[0, 1], [2]].map((seats) => ({ seats, speaker: seats[0]!, cards: full, voted: false, vote: null }))
  const marker = (seats: number[], start: number, end: number): Facts[number][1] => ({ fact: 'marker', rule: 'VR-5.14', seats, totals: [end - start], points: end - start, start, end, stopped: false })
  const counted = (seat: number, points: Record<string, number>, total: number): Facts[number][1] => ({ fact: 'favourites_counted', rule: 'VR-5.11', seat, card: 'fav_01', points, banned: null, total })
  const vote = (result: 'refused' | 'crowned', second: 'yes' | 'no'): Facts[number][1] => ({
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
    expect(electionTold(refused, { units })).toEqual({ candidate: 'anna', verdict: 'refused', votes: ['yes', 'no'], emissary: 'yes' })
    expect([sentToTold(refused), sentToTold([...refused, ...crowned]), sentToTold([])]).toEqual(['cell_3', 'throne', null])
    expect(electionTold([], { units })).toBeNull()
  })

  it('VR-5.11: the newest count, every favourite and marker; partners share a common one', () => {
    const { round, rows, crowned: who } = countTold([...refused, ...crowned])!
    expect([round, who]).toEqual([2, 'anna'])
    expect(rows[0]).toEqual({ seat: 0, names: [{ name: 'anna', points: 10 }, { name: 'merlin', points: -3 }], favourites: 7, gain: 7, marker: 27 })
    expect(rows.map(({ seat, gain, marker }) => [seat, gain, marker])).toEqual([[0, 7, 27], [1, 7, 27], [2, 1, 21], ['emissary', 1, 41]])
    expect(countTold(refused)).toBeNull()
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

  it('VR-6.5: the height of the highest favourite; WCs, cells and the banned one give none', () => {
    const at = (places: Places): number[] => [0, 1].map((seat) => heightOf({ ...team, places }, seat))
    expect(at({ throne_side: ['anna'], floor_4: ['ouaf'] })).toEqual([6, 6])
    expect(at({ wc_4: ['anna'], floor_4: ['ouaf'], floor_2: ['merlin'] })).toEqual([-1, 2])
  })

  it('numbers carry their sign', () => expect([3, 0, -3].map(signed)).toEqual(['+3', '0', '−3']))
})
