// Long Live the King: the map as data, cards, confrontations and elections as the game tells them, words.
import fs from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { changed, ends, read, size, values, write } from '../src/boards/long_live_the_king/cards'
import { SEA_LINES, VOTES } from '../src/boards/long_live_the_king/counties'
import { electionOf } from '../src/boards/long_live_the_king/election'
import { REGIONS } from '../src/boards/long_live_the_king/map'
import { fightOf, isFresh, newestDie, showdownOf } from '../src/boards/long_live_the_king/confrontation'
import { courtiersIn, heldBy, holderOf, isProtected, wordsOn, type Fact, type Forms, type SeatView, type Board } from '../src/boards/long_live_the_king/board'
import { cards, effect, label, percent } from '../src/boards/long_live_the_king/words'
import { speak, speakOf } from '../src/lib/i18n.svelte'
import type { View } from '../src/boards/board'
import { rings, shared } from '../src/lib/shapes'

type Happened = readonly [step: number, fact: Fact]
const DATA = fs.readFileSync('../src/vivat/games/long_live_the_king/data.py', 'utf8')
const IDS = [.../COUNTIES = \(([\s\S]*?)\n\)/.exec(DATA)![1]!.matchAll(/"(\w+)"/g)].map((found) => found[1]!)

beforeAll(async () => {
  await speak('en')
  await speakOf('long_live_the_king')
})

describe('the map', () => {
  it('LV-1.8: has the votes of the rules', () => {
    const votes = /VOTES = \(([\d, ]+)\)/.exec(DATA)![1]!.split(',').map(Number)
    expect(VOTES).toEqual(Object.fromEntries(IDS.map((id, at) => [id, votes[at]])))
  })

  it('LV-1.8: land borders as drawn and sea lines together are the twenty-three borders of the rules', () => {
    const rows = [.../NEIGHBOURS = \([^\n]*\n([\s\S]*?)\n\)/.exec(DATA)![1]!.matchAll(/^ +(1 <<.*?),  # (\w+)$/gm)]
    expect(rows.length).toBe(13)
    const ruled = new Set(rows.flatMap(([, sides, id]) => [...sides!.matchAll(/1 << (\w+)/g)].map(([, other]) => [id!, other!.toLowerCase()].sort().join(' '))))
    const land = IDS.flatMap((one, at) => IDS.slice(at + 1).flatMap((other) => (shared(REGIONS[one]!.path, REGIONS[other]!.path) > 0 ? [[one, other].sort().join(' ')] : [])))
    const sea = SEA_LINES.map(({ between }) => [...between].sort().join(' '))
    expect([...land, ...sea].sort()).toEqual([...ruled].sort())
    expect(ruled.size).toBe(23)
  })

  it('LV-1.9: a sea line goes from one of its counties to the other', () => {
    const within = (id: string, [x, y]: readonly [number, number]): boolean =>
      rings(REGIONS[id]!.path).some((ring) =>
        ring.reduce((odd, [ax, ay], at) => {
          const [bx, by] = ring[(at + 1) % ring.length]!
          return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd
        }, false),
      )
    for (const { between, path } of SEA_LINES) {
      const numbers = path.match(/[\d.]+/g)!.map(Number)
      expect(within(between[0], [numbers[0]!, numbers[1]!]), `${between[0]} in ${path}`).toBe(true)
      expect(within(between[1], [numbers.at(-2)!, numbers.at(-1)!]), `${between[1]} in ${path}`).toBe(true)
    }
  })
})

describe('cards', () => {
  it('are read and written', () => {
    expect(read('2/0/1')).toEqual([2, 0, 1])
    expect(write([2, 0, 1])).toBe('2/0/1')
    expect([size([2, 0, 1]), values([2, 0, 1])]).toEqual([3, [3, 1, 1]])
  })

  it('LV-5.2: no more than five, and no more than the hand holds', () => {
    expect(changed([1, 0, 0], 1, 1, [3, 2, 0])).toEqual([1, 1, 0])
    expect(changed([1, 0, 0], 2, 1, [3, 2, 0])).toEqual([1, 0, 0])
    expect(changed([3, 2, 0], 0, 1, [9, 9, 0])).toEqual([3, 2, 0])
    expect(changed([0, 1, 0], 0, -1, [9, 9, 0])).toEqual([0, 1, 0])
  })

  it('the weakest and the strongest of each number get a button', () => {
    expect(ends(['1/0/0', '0/1/0', '2/0/0', '1/1/0', '0/2/0'])).toEqual(['1/0/0', '0/1/0', '2/0/0', '0/2/0'])
    expect(ends(['0/0/0'])).toEqual(['0/0/0'])
  })
})

describe('a confrontation as the game tells it', () => {
  const each_laid = ['0/1/0', '2/0/0', '1/0/0']
  const begun: Happened = [4, { fact: 'intrusion', rule: 'LV-5.1', seat: 1, defender_seat: 2, county: 'wigemor', votes: 4, each_bonus: [0, 2, 6] }]
  const facts: Happened[] = [
    [1, { fact: 'recovery', rule: 'LV-5.10', seat: 0, ones: 1, cards: { x1: 1 } }], // of a fight before
    begun,
    [11, { fact: 'roll', rule: 'LV-5.5', county: 'wigemor', again: false, each_laid, each_dice: [[4], [6, 1], [3]], each_points: [8, 7, 3], each_bonus: [0, 2, 6], each_total: [8, 9, 9], total: 9, tied_seats: [1, 2] }],
    [14, { fact: 'roll', rule: 'LV-5.8', county: 'wigemor', again: true, each_laid, each_dice: [null, [1, 1], [1]], each_points: [null, 2, 1], each_bonus: [null, 2, 6], each_total: [null, 4, 7], total: 7, tied_seats: [] }],
    [14, { fact: 'victory', rule: 'LV-5.8', seat: 2, role: 'defender', county: 'wigemor', intruder_seat: 1, defender_seat: 2, total: 7, against: 4, each_total: [8, 4, 7], each_ones: [0, 1, 0] }],
    [14, { fact: 'recovery', rule: 'LV-5.10', seat: 1, ones: 1, cards: { x1: 1 } }],
  ]

  it('worked example 13: only the tied roll again, and only the first roll brings cards back', () => {
    expect(fightOf(facts)).toEqual({ county: 'wigemor', intruder: 1, defender: 2, bonuses: [0, 2, 6] })
    expect(showdownOf(facts)).toEqual({
      winner: 2,
      fighters: [
        { seat: 1, laid: [2, 0, 0], rolls: [[6, 1], [1, 1]], total: 4, back: 1, out: false },
        { seat: 2, laid: [1, 0, 0], rolls: [[3], [1]], total: 7, back: 0, out: false },
        { seat: 0, laid: [0, 1, 0], rolls: [[4]], total: 8, back: 0, out: true },
      ],
    })
  })

  it('is not there before the first, or while it has no winner', () => {
    expect([fightOf([]), showdownOf([]), showdownOf(facts.slice(0, 3)), showdownOf([...facts, begun])]).toEqual([null, null, null, null])
  })

  it('is looked at until one’s own next move, a spectator’s second, or an election', () => {
    const move = (seat: number): Happened => [20, { fact: 'stay', rule: 'LV-4.1', seat, county: 'man' }]
    const fresh = (seat: number | null, ...more: Happened[]): boolean => isFresh([...facts, ...more], seat)
    expect([fresh(0), fresh(0, move(1), move(2)), fresh(0, move(0)), fresh(null, move(1)), fresh(null, move(1), move(2))]).toEqual([true, true, false, true, false])
    expect([fresh(0, held), isFresh([], 0), isFresh(facts.slice(0, 3), 0)]).toEqual([false, false, false])
  })
})

const held: Happened = [30, {
  fact: 'count', rule: 'LV-5.20', number: 2, cause: 'empty_hand', empty_seats: [1], majority: 19, each_counties: [['man'], ['wigemor', 'lideford'], []],
  each_county_votes: [2, 6, 0], each_penalty: [0, 2, 0], each_votes: [2, 4, 0], each_bonus: [3, 3, 1], each_total: [5, 7, 1], each_cards: [4, 0, 2],
}]

describe('an election as the game tells it', () => {
  const ranking: Happened = [30, { fact: 'ranking', rule: 'LV-5.26', number: 2, each_place: [2, 1, 3], each_gain: [2, 3, 1], each_bonus: [5, 6, 2] }]

  it('LV-5.21 to LV-5.26: county votes, the third taken off, bonus, total, place and gain; the first in front', () => {
    const { number, rows } = electionOf([held, ranking])!
    expect(number).toBe(2)
    expect(rows[0]).toEqual({ seat: 1, county_votes: 6, penalty: 2, votes: 4, bonus: 3, total: 7, needed: 12, place: 1, gain: 3, king: false, equal: false })
    expect(rows.map(({ seat, gain }) => [seat, gain])).toEqual([[1, 3], [0, 2], [2, 1]])
  })

  it('has no places while dice decide, and none before the first', () => {
    expect(electionOf([ranking, held])!.rows.map(({ place }) => place)).toEqual([null, null, null])
    expect(electionOf([])).toBeNull()
  })

  it('LV-6.2: puts the king in front', () => {
    const king: Happened = [31, {
      fact: 'king', rule: 'LV-6.2', seat: 2, number: 2, decided: 'dice', majority: 19, total: 19, each_total: [19, 7, 19], each_votes: [9, 4, 9], each_cards: [3, 0, 3], each_place: [2, 3, 1], comparisons: [],
    }]
    expect(electionOf([held, king])!.rows.map(({ seat, king }) => [seat, king])).toEqual([[2, true], [0, false], [1, false]])
  })
})

describe('the newest die', () => {
  const crossing: Happened = [4, {
    fact: 'crossing', rule: 'LV-4.13', seat: 0, origin: 'man', through: 'wigemor', county: 'stadford', card: 'x2', value: 2, die: 4, points: 8, success: true, onward: false, waits: false, left_empty: false,
  }]

  it('is that of a crossing or of a courtier, until somebody does something else', () => {
    const quiet: Happened = [4, { fact: 'quiet_turn', rule: 'LV-5.30', seat: 0, turns: 1, limit: 6 }]
    expect(newestDie([crossing, quiet])).toMatchObject({ die: 4, card: 'x2', success: true })
    expect(newestDie([crossing, [5, { fact: 'settle', rule: 'LV-4.16', seat: 0, county: 'stadford' }]])).toBeNull()
    expect(newestDie([])).toBeNull()
  })
})

const seat = (baron: string, courtiers: Record<string, number>): SeatView => ({
  colour: 'red', baron, courtiers, reserve: 9, bonus: 0, cards: 5, hand: null, has_laid: false, laid: null, dice: [], on_cards: 0, votes: 0, place: 1,
})
const table: Board = {
  step: 'move', active: 0, seats: [seat('loncastre', { tateshale: 2 }), seat('grentebrige', { grentebrige: 3 })],
  discard: { open: { x1: 0, x2: 0, x3: 0 }, face_down: 0 }, journey: ['loncastre'], move: { through: null, to: null, card: null }, confrontation: null,
  chance_for: null, rolling: [], to_be_dealt: 0, elections: 0, majority: 20, quiet_turns: 0, quiet_limit: 8, king: null, election: null,
}
const view: View<Forms> = { game: 'long_live_the_king', options: {}, seat: 0, steps: 1, waiting_for: [0], choices: [], board: table, result: null }
const people = ['Ada', 'Bea'].map((name) => ({ kind: 'person' as const, name, level: null, ready: true, resigned: false, trouble: 0, move_left: null, game_left: null, deadline: null }))

describe('the table', () => {
  it('LV-1.3, LV-1.6: who holds what, and what is protected', () => {
    expect(heldBy(table.seats[0]!)).toEqual(['tateshale', 'loncastre'])
    expect([holderOf(table, 'loncastre'), holderOf(table, 'man'), courtiersIn(table, 'grentebrige')]).toEqual([0, null, { seat: 1, number: 3 }])
    expect([isProtected(table, 'grentebrige'), isProtected(table, 'tateshale')]).toEqual([true, false])
  })

  it('a contested county is its defender’s until it is won', () => {
    const fight = { county: 'grentebrige', intruder: 0, defender: 1, winner: null, bonuses: [2, 8], totals: null, rolled_again: false }
    expect(holderOf({ ...table, confrontation: fight }, 'grentebrige')).toBe(1)
    expect(holderOf({ ...table, confrontation: { ...fight, winner: 0 } }, 'grentebrige')).toBe(0)
  })

  it('a click on a county goes there, its sign goes through it', () => {
    const choices = ['move:stay', 'move:step:wigemor', 'move:cross:wigemor', 'move:cross:man']
    expect(wordsOn(choices, 'wigemor')).toEqual({ go: 'move:step:wigemor', through: 'move:cross:wigemor' })
    expect(wordsOn(choices, 'man')).toEqual({ go: null, through: 'move:cross:man' })
  })
})

describe('words', () => {
  it('name every choice', () => {
    expect(['move:stay', 'move:step:wigemor', 'move:cross:man', 'cross_to:stadford', 'cross_card:x2', 'onward:onward:man', 'onward:settle', 'place_free:end'].map(label)).toEqual([
      'Stay', 'Step to Wigemor', 'Cross Isle of Man', 'Stadford', 'Bribe ×2', 'Onward to Isle of Man', 'Settle', 'Place none',
    ])
    expect(label('commit_cards:2/0/1')).toBe('2 Agreements, 1 Threat')
    expect(cards([0, 0, 0])).toBe('no card')
  })

  it('say what a step would do', () => {
    const told = (word: string): string | null => effect(word, { view, seats: people, aid: null })
    expect(told('move:step:wigemor')).toBe('Wigemor is empty: +4 votes, and you may place a courtier. Loncastre is left empty: −3 votes.')
    expect(told('move:step:tateshale')).toContain('Tateshale is yours; there is room for 2 more courtiers.')
    expect(told('move:step:grentebrige')).toContain('Confrontation with Bea for 4 votes. Everybody lays cards; Bea adds 8 points, you 2.')
  })

  it('say what a card is worth', () => {
    const aid = { rolls: { x1: 4, x2: 5, x3: 6 }, odds: [{ each: 1, laid: {}, chances: { '2/0/0': 0.456 } }, { each: 3, laid: {}, chances: { '2/0/0': 0.002 } }] }
    expect(effect('cross_card:x1', { view, seats: people, aid })).toBe('Succeeds 4 times in 6. The card is spent either way.')
    expect(effect('commit_cards:2/0/0', { view, seats: people, aid })).toBe('46% if the others lay one card each · 1% if they lay 3')
    expect([percent(0), percent(0.002), percent(0.998), percent(1)]).toEqual([0, 1, 99, 100])
  })

  it('ask for cards back, and for a die on a card', () => {
    expect(['take_back:all', 'take_back:none', 'place_dice:4'].map(label)).toEqual(['Take them back', 'Leave them', 'Die 4'])
    const laid = { ...table, seats: table.seats.map((other) => ({ ...other, laid: '1/1/1', dice: [5, 4, 1], on_cards: 1 })) }
    const asked = { ...view, board: laid }
    expect(effect('place_dice:4', { view: asked, seats: people, aid: null })).toBe('4 × 2 = 8')
    const aid = { ledger: [{ at_risk: 5 }] } as Forms['Aid']
    expect(effect('take_back:none', { view, seats: people, aid })).toBe('You are out of cards: an election follows, in which you lose 5 votes.')
    expect(effect('take_back:all', { view, seats: people, aid })).toBe('Your cards come back: you are not out of cards.')
  })
})
