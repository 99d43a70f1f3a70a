// The round table: where chairs lie, how the table turns, who a figure is after a move, and what the numbers say.
import fs from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { angleOf, arc, CHAIRS, EDGE, follow, HEIGHT, nearest, onward, R, spot, TALL, track } from '../src/boards/artus/ring'
import { lastPlayed } from '../src/boards/artus/played'
import { chairsOf, leaders, onTheMove, reachOf, ringsOf, sittings, span, wordsOnChairs, type Fact, type Forms } from '../src/boards/artus/board'
import { effectOf } from '../src/boards/artus/cards'
import { effect, label } from '../src/boards/artus/tell'
import { speak, speakOf } from '../src/lib/i18n.svelte'
import type { View } from '../src/boards/board'
import type { Facts } from '../src/boards/facts'
import type { artus } from '../src/lib/messages'

const way = (given: Partial<artus.Way>): artus.Way => ({ choices: [], points: 0, chairs: [0, 0], king: 0, from: null, to: null, pushed: null, ...given })

function tableWith(given: Partial<artus.Board>): artus.Board {
  const chairs = Array.from({ length: CHAIRS }, (_, at): artus.ChairSeen => ({ value: at, zone: 'green', carpet: false, crown: false, figure: at === 0 ? 'bronze_a' : at === 5 ? 'black' : null }))
  const seat: artus.SeatSeen = { colour: 'black', total: 0, tiles: 0, space: 0, lying: false, knights: [5], chairs: 5, cards: 0, backs: { knight: 0, king: 0, score: 0 }, piles: { knight: 0, king: 0, score: 0 }, hand: [], pile_cards: ['knight_1_4', 'ring_any'], unplayed: [], aside: [] }
  const royal = { chair: 0, rings: 3 }
  return {
    level: 'beginner', step: 'play_card', round: 1, rounds: 16, first_seat: 0, turn: 0, remaining: 1, card: null, figure: null, pile: null, king: 'bronze_a', reserve: 4,
    royals: { bronze_a: royal, bronze_b: royal, silver_a: royal, silver_b: royal }, chairs, seats: [seat, seat], ...given,
  }
}

const viewOf = (table: artus.Board, choices: string[]): View<Forms> => ({ game: 'artus', options: {}, seat: 0, steps: 9, waiting_for: [0], choices, board: table, result: null })

beforeAll(async () => {
  await speak('en')
  await speakOf('artus')
})

describe('ring', () => {
  it('AR-1.1: chairs follow each other clockwise, and AR-R1: chair 1 is at the top, chair 15 at the bottom', () => {
    expect(spot(angleOf(1), 100)[1]).toBeCloseTo(-100)
    expect(spot(angleOf(15), 100)[1]).toBeCloseTo(100)
    expect(spot(angleOf(8), 100)[0]).toBeCloseTo(100)
    expect([onward(27, 1), onward(0, -1), onward(23, 5)]).toEqual([0, 27, 0])
  })

  it('chairs do not touch, and stay inside the track', () => {
    const apart = Math.hypot(...([0, 1] as const).map((axis) => spot(angleOf(0), R.chair)[axis]! - spot(angleOf(1), R.chair)[axis]!))
    expect(apart).toBeGreaterThan(56)
    expect(R.number + 7).toBeLessThan(HEIGHT / 2 - EDGE)
    expect(R.plate + 21).toBeLessThan(R.table)
  })

  it('turns the short way, however often it has turned', () => {
    expect(nearest(350, 10)).toBe(370)
    expect(nearest(10, 350)).toBe(-10)
    expect(nearest(720, 90)).toBe(810)
    expect(Math.abs(nearest(123, 123 + 180) - 123)).toBe(180)
  })

  it('draws a long arc when a figure is pushed more than half way round', () => {
    expect(arc(0, 9, 100)).toMatch(/A100 100 0 0 1/)
    expect(arc(0, -15, 100)).toMatch(/A100 100 0 1 0/)
  })
})

describe('score track', () => {
  it.each([
    [HEIGHT, HEIGHT, EDGE], [820, HEIGHT, EDGE], [1000, HEIGHT, EDGE], [1250, HEIGHT, EDGE], [TALL.width, 940, TALL.edge], [TALL.width, TALL.height, TALL.edge],
  ])('AR-1.16: has fifty spaces that tile the edge of a board %i wide and %i high', (width, height, edge) => {
    const spaces = track(width, height, edge)
    expect(spaces).toHaveLength(50)
    const area = spaces.reduce((sum, space) => sum + space.width * space.height, 0)
    expect(area).toBeCloseTo(2 * edge * width + 2 * edge * (height - 2 * edge))
    for (const { x, y, width: wide, height: high } of spaces) {
      expect(Math.abs(x + wide / 2) + wide / 2).toBeLessThanOrEqual(width / 2 + 0.01)
      expect(Math.abs(y + high / 2) + high / 2).toBeLessThanOrEqual(height / 2 + 0.01)
    }
  })

  it('runs clockwise without a gap', () => {
    const spaces = track(1000, HEIGHT, EDGE)
    spaces.forEach((space, at) => {
      const next = spaces[(at + 1) % 50]!
      const touches = space.x <= next.x + next.width + 0.01 && next.x <= space.x + space.width + 0.01 && space.y <= next.y + next.height + 0.01 && next.y <= space.y + space.height + 0.01
      expect(touches, String(at)).toBe(true)
    })
  })
})

describe('figures', () => {
  const before = follow([], [{ figure: 'black', chair: 3 }, { figure: 'black', chair: 27 }, { figure: 'silver_a', chair: 7 }])

  it('keep their name where they sit, and the one that left is the one that arrived', () => {
    const after = follow(before, [{ figure: 'silver_a', chair: 7 }, { figure: 'black', chair: 2 }, { figure: 'black', chair: 3 }])
    const moved = before.find((piece) => piece.chair === 27)!
    expect(after.find((piece) => piece.chair === 2)!.key).toBe(moved.key)
    expect(after.find((piece) => piece.chair === 3)!.key).toBe(before.find((piece) => piece.chair === 3)!.key)
  })

  it('move across the top without going all the way back', () => {
    const after = follow(before, [{ figure: 'silver_a', chair: 7 }, { figure: 'black', chair: 3 }, { figure: 'black', chair: 4 }])
    const turned = after.find((piece) => piece.chair === 4)!.angle - before.find((piece) => piece.chair === 27)!.angle
    expect(turned).toBeCloseTo((5 * 360) / CHAIRS)
  })

  it('that are placed are new', () => {
    const after = follow(before, [...before, { figure: 'black', chair: 9 }])
    expect(new Set(after.map((piece) => piece.key)).size).toBe(4)
  })
})

describe('readings', () => {
  it('a choice names its chairs; steps are counted from the figure already picked', () => {
    const table = tableWith({ figure: 26 })
    expect(chairsOf(table, 'pick_steps:3')).toEqual([1])
    expect(chairsOf(table, 'pick_steps:-3')).toEqual([23])
    expect(chairsOf(table, 'pick_knights:27+16')).toEqual([27, 16])
    expect(chairsOf(table, 'play_card:knight_1_4')).toEqual([])
    expect([...wordsOnChairs(viewOf(table, ['pick_steps:1', 'pick_steps:-1']))]).toEqual([[27, 'pick_steps:1'], [25, 'pick_steps:-1']])
    expect([...wordsOnChairs(viewOf(table, ['pick_knights:1+14', 'pick_knights:1+16'])).keys()]).toEqual([14, 16])
  })

  it('AR-5.5: a way moves a figure and pushes the one it lands on back', () => {
    const push = way({ choices: ['pick_figure:0', 'pick_steps:5'], from: 0, to: 5, pushed: 4 })
    expect(sittings(tableWith({}), push)).toEqual([{ figure: 'bronze_a', chair: 5 }, { figure: 'black', chair: 4 }])
    expect(onTheMove(push)).toEqual([{ from: 0, steps: 5, pushed: false }, { from: 5, steps: -1, pushed: true }])
    expect(onTheMove(way({ choices: ['pick_prince:3'] }))).toEqual([])
  })

  it('AR-5.8: a third ring makes a King, and the old one keeps one', () => {
    const table = tableWith({ royals: { bronze_a: { chair: 0, rings: 3 }, bronze_b: { chair: 14, rings: 1 }, silver_a: { chair: 7, rings: 2 }, silver_b: { chair: 21, rings: 1 } } })
    const crowning = way({ choices: ['pick_prince:7'], king: 7 })
    expect(['bronze_a', 'silver_a', 'silver_b', 'black'].map((figure) => ringsOf(table, figure, crowning))).toEqual([1, 3, 1, 0])
    expect(ringsOf(table, 'silver_b', way({ choices: ['play_card:ring_any', 'pick_prince:21'] }))).toBe(2)
    expect(ringsOf(table, 'bronze_a', way({ choices: ['pick_steps:3'], from: 0, to: 3, king: 3 }))).toBe(3)
  })

  it('shows what could be chosen next', () => {
    const ways = [way({ choices: ['play_card:a', 'pick_figure:3', 'pick_steps:1'], from: 3, to: 4 }), way({ choices: ['play_card:w', 'pick_mode:ring', 'pick_prince:9'] })]
    expect([...reachOf(ways)]).toEqual([3, 9])
    expect([...reachOf([way({ choices: ['pick_figure:3', 'pick_steps:1'], to: 4 })])]).toEqual([4])
  })

  it('finds the lowest and the highest pay', () => {
    expect(span([way({ points: 3 }), way({ points: -4 })])).toEqual([-4, 3])
    expect(span([])).toBeNull()
  })

  const facts: Facts<Fact> = [
    [9, { fact: 'card_played', rule: 'AR-4.3', seat: 1, card: 'king_1_5_both', pile: 'king', aside: 1, hand: 3 }],
    [11, { fact: 'moved', rule: 'AR-4.13', seat: 1, figure: 'bronze_a', kind: 'king', from_chair: 0, to_chair: 3, steps: 3, forward: true, points: -8, total: -8 }],
    [11, { fact: 'turned', rule: 'AR-5.8', from_chair: 0, to_chair: 3, chairs: 3, each_before: [5, 2], each_after: [-4, 6], each_change: [-9, 4] }],
    [13, { fact: 'drawn', rule: 'AR-4.35', seat: 1, pile: 'king', card: null, left: 4, hand: 4 }],
    [14, { fact: 'card_played', rule: 'AR-4.3', seat: 0, card: 'ring_silver', pile: 'king', aside: 1, hand: 3 }],
    [15, { fact: 'ring_given', rule: 'AR-4.18', seat: 0, royal: 'silver_a', chair: 7, rings: 3, reserve: 2, points: 5, total: 5 }],
    [15, { fact: 'crowned', rule: 'AR-5.6', seat: 0, royal: 'silver_a', chair: 7, old_royal: 'bronze_a', old_chair: 3, kept: 1, returned: 2, reserve: 4 }],
    [18, { fact: 'card_played', rule: 'AR-4.3', seat: 1, card: 'score_red', pile: 'score', aside: 2, hand: 3 }],
    [18, { fact: 'fixed_loss', rule: 'AR-4.31', seat: 1, card: 'score_red', found: 1, needed: 3, missing: [], loss: 50, total: -58 }],
  ]

  it('tells the last card, what it paid, who was crowned and what a turn of the table changed for everybody', () => {
    expect(lastPlayed(facts.slice(0, 4))).toEqual({ seat: 1, card: 'king_1_5_both', paid: -8, crowned: null, turned: [-9, 4] })
    expect(lastPlayed(facts.slice(0, 7))).toEqual({ seat: 0, card: 'ring_silver', paid: 5, crowned: 'silver_a', turned: null })
    expect(lastPlayed(facts)).toMatchObject({ seat: 1, paid: -50 })
  })

  it('tells no pay while a card is being carried out, and nothing before the first', () => {
    expect([lastPlayed(facts.slice(0, 1))?.paid, lastPlayed([])]).toEqual([null, null])
  })

  it('AR-6.3: several may lead', () => {
    const seat = tableWith({}).seats[0]!
    const totals = (...given: number[]): artus.Board => tableWith({ seats: given.map((total) => ({ ...seat, total })) })
    expect(leaders(totals(31, 44, 44, -6))).toEqual({ seats: [1, 2], lead: 13 })
    expect(leaders(totals(-3, -9))).toEqual({ seats: [0], lead: 6 })
    expect(leaders(totals(0, 0))).toEqual({ seats: [0, 1], lead: 0 })
  })
})

describe('words', () => {
  it('names chairs and directions', () => {
    expect(['place_knight:5', 'pick_figure:5', 'pick_steps:3', 'pick_steps:-2', 'pick_knights:1+14', 'play_card:ring_any'].map((word) => label(word))).toEqual([
      '5', 'chair 5', '3 forward', '2 back', '1 + 14', null,
    ])
  })

  it('tells the consequence before choosing', () => {
    const view = viewOf(tableWith({ figure: 5 }), [])
    const ways = [way({ choices: ['pick_steps:2'], points: 5, from: 5, to: 7, pushed: 6, king: 6, chairs: [-4, 0] })]
    expect(effect('pick_steps:2', { view, seats: [], aid: { scoring: [], cards: { knight_1_4: ways } } })).toBe(
      'Pays +5. Whoever sits there is pushed back to chair 6. The table turns: the crown faces chair 6. Your chairs: +5 now, −4 then.',
    )
    expect(effect('play_card:score_red', { view, seats: [], aid: null })).toBe('Three knights on red score, or you lose 50.')
    expect(effect('pick_pile:king', { view, seats: [], aid: null })).toBe('One of these: Free ring.')
  })

  it('every card says what it does, in both languages', async () => {
    const source = fs.readFileSync('../src/vivat/games/artus/data.py', 'utf8')
    const cards = [...new Set([...source.matchAll(/"((?:knight|king|ring|score)_\w+)"/g)].map((found) => found[1]!))]
    expect(cards).toHaveLength(21)
    for (const language of ['en', 'fr'] as const) {
      await speak(language)
      for (const card of [...cards, 'move', 'ring', 'best']) expect(effectOf(card), card).toMatch(/^[A-Z][^{]+\.$/)
      expect(effectOf('knight_2_5')).toMatch(/2 .* 5/)
    }
    await speak('en')
  })
})
