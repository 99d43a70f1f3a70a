// Long Live the King: the map as data, cards, confrontations read back from the log, words.
import fs from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { changed, ends, read, size, values, write } from '../src/boards/long_live_the_king/cards'
import { SEA_LINES, VOTES } from '../src/boards/long_live_the_king/counties'
import { REGIONS } from '../src/boards/long_live_the_king/map'
import { fightOf, laidFrom, newestDie, points, showdown } from '../src/boards/long_live_the_king/showdown'
import { courtiersIn, heldBy, holderOf, isProtected, wordsOn, type SeatView, type Table } from '../src/boards/long_live_the_king/board'
import { fightTold, showdownTold, type Happened } from '../src/boards/long_live_the_king/told'
import { cards, effect, label, percent, tell } from '../src/boards/long_live_the_king/words'
import { speak } from '../src/lib/i18n.svelte'
import type { View } from '../src/lib/connection.svelte'
import { rings, shared } from '../src/lib/shapes'
import { lines, type LogStep } from '../src/lib/words'

const DATA = fs.readFileSync('../src/vivat/games/long_live_the_king/data.py', 'utf8')
const IDS = [.../COUNTIES = \(([\s\S]*?)\n\)/.exec(DATA)![1]!.matchAll(/"(\w+)"/g)].map((found) => found[1]!)

beforeAll(() => speak('en'))

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

/** A log of a confrontation: an opening choice of the intruder, what each seat laid, the dice. */
function fought(intruder: number, laid: readonly string[], ...dice: number[]): LogStep[] {
  return [[intruder, 'move:step:wigemor'], ...laid.map((cards, seat): LogStep => [seat, `commit_cards:${cards}`]), ...dice.map((die): LogStep => ['chance', `die:${die}`])]
}

describe('a confrontation read back from the log', () => {
  it('LV-5.5: the highest die lies on the highest card (worked example 3)', () => expect(points([2, 2, 1], [1, 1, 3, 4, 6])).toBe(34))

  it('worked example 12: a third player wins, dice from the intruder clockwise, a 1 brings a card back', () => {
    const log = fought(2, ['1/1/0', '1/0/0', '0/1/0', '2/0/1'], 4, 6, 5, 1, 3, 4, 5)
    const found = showdown(log, { county: 'grentebrige', intruder: 2, defender: 1, bonuses: [0, 8, 2, 0] })!
    expect(found.fighters.map(({ seat, total, back }) => [seat, total, back])).toEqual([[2, 10, 0], [3, 24, 1], [0, 11, 0], [1, 13, 0]])
    expect([found.winner, found.end]).toEqual([3, log.length])
  })

  it('worked example 13: only the tied roll again, and only the first roll brings cards back', () => {
    const log = fought(1, ['0/1/0', '2/0/0', '1/0/0'], 1, 6, 3, 4, 1, 1, 1)
    const found = showdown(log, { county: 'wigemor', intruder: 1, defender: 2, bonuses: [0, 2, 6] })!
    expect(found.winner).toBe(2)
    expect(found.fighters.map(({ seat, first, total, back, out }) => [seat, first, total, back, out])).toEqual([
      [1, 9, 4, 1, false], [2, 9, 7, 0, false], [0, 8, 8, 0, true],
    ])
  })

  it('is not there while cards are hidden or dice are missing', () => {
    const fight = { county: 'wigemor', intruder: 1, defender: 2, bonuses: [0, 2, 6] }
    const log = fought(1, ['0/1/0', '2/0/0', '1/0/0'], 1, 6, 3, 4, 1, 1)
    expect(showdown(log, fight)).toBeNull()
    expect(showdown(log.map(([who, word], at): LogStep => [who, at === 1 ? null : word]), fight)).toBeNull()
    expect(showdown([[0, 'move:stay']], fight)).toBeNull()
  })

  it('LV-R16: who laid nothing counts his pieces', () => {
    const log = fought(1, ['1/0/0', '1/0/0', '0/0/0'], 2, 5)
    expect(showdown(log, { county: 'wigemor', intruder: 1, defender: 2, bonuses: [0, 2, 6] })!.winner).toBe(2)
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

  it('worked example 13: is the one that the log gives', () => {
    const fight = fightTold(facts)!
    expect(fight).toEqual({ county: 'wigemor', intruder: 1, defender: 2, bonuses: [0, 2, 6] })
    const { fighters, winner } = showdown(fought(1, each_laid, 1, 6, 3, 4, 1, 1, 1), fight)!
    expect(showdownTold(facts)).toEqual({ fighters, winner, end: 15 })
  })

  it('is not there before the first, or while it has no winner', () => {
    expect([fightTold([]), showdownTold([]), showdownTold(facts.slice(0, 3)), showdownTold([...facts, begun])]).toEqual([null, null, null, null])
  })
})

describe('the newest confrontation', () => {
  it('begins with the first card laid, readable or not', () => {
    const log: LogStep[] = [[2, 'move:step:man'], [0, 'commit_cards:1/0/0'], [1, null], [2, 'commit_cards:1/0/0'], ['chance', 'die:3'], [0, 'move:stay']]
    expect([laidFrom(log), laidFrom(log.slice(0, 3)), laidFrom(log.slice(0, 1)), laidFrom([])]).toEqual([1, 1, -1, -1])
  })

  it('is known from a view until it has a winner', () => {
    const confrontation = { county: 'man', intruder: 1, defender: 0, winner: null, bonuses: [2, 2, 0], totals: null, rolled_again: false }
    expect(fightOf({ ...table, confrontation })).toMatchObject({ county: 'man', bonuses: [2, 2, 0] })
    expect(fightOf({ ...table, confrontation: { ...confrontation, winner: 1, bonuses: null } })).toBeNull()
    expect(fightOf({ ...table, confrontation: null })).toBeNull()
  })
})

describe('the newest die', () => {
  it('is that of a crossing or of a courtier', () => {
    expect(newestDie([[0, 'cross_card:x2'], ['chance', 'die:4']])).toEqual({ seat: 0, card: 'x2', die: 4, courtier: false })
    expect(newestDie([[1, 'roll_for_courtier:x1'], ['chance', 'die:1'], ['chance', 'draw:x1']])).toMatchObject({ die: 1, courtier: true })
    expect(newestDie([[0, 'cross_card:x2'], ['chance', 'die:4'], [0, 'onward:settle']])).toBeNull()
    expect(newestDie([])).toBeNull()
  })
})

const seat = (baron: string, courtiers: Record<string, number>): SeatView => ({
  colour: 'red', baron, courtiers, reserve: 9, bonus: 0, cards: 5, hand: null, has_laid: false, laid: null, dice: [], votes: 0, place: 1,
})
const table: Table = {
  step: 'move', active: 0, seats: [seat('loncastre', { tateshale: 2 }), seat('grentebrige', { grentebrige: 3 })],
  discard: { open: { x1: 0, x2: 0, x3: 0 }, face_down: 0 }, journey: ['loncastre'], move: { through: null, to: null, card: null }, confrontation: null,
  chance_for: null, rolling: [], to_be_dealt: 0, elections: 0, majority: 20, quiet_turns: 0, quiet_limit: 8, king: null, election: null,
}
const view: View = { game: 'long_live_the_king', options: {}, seat: 0, steps: 1, waiting_for: [0], choices: [], board: table as unknown as View['board'], result: null }
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
    const told = (word: string): string | null => effect(word, { view, seats: people, aid: {} })
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

  it('tell the log', () => {
    const log: LogStep[] = [
      [0, 'move:cross:wigemor'], [0, 'cross_to:stadford'], [0, 'cross_card:x1'], ['chance', 'die:2'], [0, 'after_failed_crossing:stop'],
      [1, 'move:step:tateshale'], [0, 'commit_cards:1/0/0'], [1, 'commit_cards:2/0/0'], ['chance', 'die:5'], ['chance', 'die:1'], ['chance', 'die:6'],
    ]
    const told = lines(log, (word) => /^(move|commit_cards):/.test(word)).map((line) => tell(line, log, (number) => people[number]!.name))
    expect(told).toEqual([
      'Ada: across Wigemor, to Stadford, with Agreement', 'Die 2 × 1 = 2: it fails.', 'Ada: stop', 'Bea: step to Tateshale', 'Ada: 1 Agreement laid',
      'Bea: 2 Agreements laid', 'Dice: Bea 5 1 · Ada 6.',
    ])
  })

  it('name the owners of dice after a crossing too, and of rolls for a tie none', () => {
    const name = (number: number): string => people[number]!.name
    const log: LogStep[] = [
      [1, 'cross_card:x3'], ['chance', 'die:5'], [0, 'commit_cards:1/0/0'], [1, 'commit_cards:1/0/0'], ['chance', 'die:2'], ['chance', 'die:4'],
      [1, 'roll_for_courtier:x1'], ['chance', 'die:3'], ...[1, 2, 3, 4, 5, 5, 4, 3, 2, 2].map((die): LogStep => ['chance', `die:${die}`]), ['chance', null],
    ]
    const told = lines(log, () => true).flatMap((line) => (line.who === 'chance' ? [tell(line, log, name)] : []))
    expect(told).toEqual([
      'Die 5 × 3 = 15: success.', 'Dice: Bea 2 · Ada 4.', 'Die 3 × 1 = 3: success. Dice: 1 2 3 4 5 5 4 3 2 2. An election was held: 1 card is dealt again.',
    ])
  })
})
