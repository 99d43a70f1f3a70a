import { describe, expect, it } from 'vitest'
import type { Dice, YourTable } from '../src/lib/messages'
import { below, drawn, verify } from '../src/replay/dice'
import { chosen } from '../src/replay/film.svelte'
import { found, NOTHING_ASKED } from '../src/replay/search'
import { nextOf, stopAt, stopsOf } from '../src/replay/stops'
import sample from './dice.json'

const games = Object.entries(sample as Record<string, Dice>)

describe('the dice of a match', () => {
  it.each(games)('are those of its seed, as Python drew them: %s', async (_, dice) => {
    expect(dice.draws.length).toBeGreaterThan(3)
    expect(await verify(dice)).toEqual({ promised: null, checked: dice.draws.length, wrong: null })
  })
  it.each(games)('are caught when one was changed: %s', async (_, dice) => {
    const at = dice.draws.findIndex(({ weights }) => weights.length > 1)
    const draws = dice.draws.map((draw, number) => (number === at ? { ...draw, drawn: (draw.drawn + 1) % draw.weights.length } : draw))
    expect((await verify({ ...dice, draws })).wrong).toBe(dice.draws[at]!.step)
  })
  it.each(games)('are caught when the seed is another: %s', async (_, dice) => {
    expect((await verify({ ...dice, seed: `${dice.seed}!` })).wrong).not.toBeNull()
  })
  it('keep what was promised, to the table and to this browser', async () => {
    const [, dice] = games[0]!
    const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(dice.seed!)))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    expect((await verify({ ...dice, commitment: hash }, hash)).promised).toBe(true)
    expect((await verify({ ...dice, commitment: hash }, 'another')).promised).toBe(false)
    expect((await verify({ ...dice, commitment: 'another' })).promised).toBe(false)
  })
  it('are drawn by weight, and never outside', async () => {
    expect(await below('x', 1n)).toBe(0n)
    expect(await drawn('seed', 0, [0, 5, 0])).toBe(1)
  })
})

const fact = (kind: string): any => ({ fact: kind, rule: 'X-1' })
const story = {
  steps: [['chance', 'a'], ['chance', 'b'], [0, 'c'], [0, 'd'], ['chance', 'e'], [1, 'f'], [0, 'g']] as const,
  facts: [[2, fact('deed')], [3, fact('deed')], [4, fact('great')], [5, fact('deed')], [6, fact('end')]] as const,
}

describe('a replay stops', () => {
  const stops = stopsOf(story, ['great'])
  it('where play begins, after what was told, and at the end', () => expect(stops.steps).toEqual([2, 3, 4, 5, 6, 7]))
  it('at turns and at great moments', () => {
    expect(stops.turns).toEqual([1, 4, 5])
    expect(stops.staged).toEqual([3])
    expect(nextOf(stops.turns, 1, 1, 5)).toBe(4)
    expect(nextOf(stops.staged, 3, 1, 5)).toBe(5)
    expect(nextOf(stops.staged, 3, -1, 5)).toBe(0)
  })
  it('at the last stop before a step', () => expect([0, 2, 4, 99].map((step) => stopAt(stops, step))).toEqual([0, 0, 2, 5]))
  it('after every step of a game that tells no facts', () => expect(stopsOf({ ...story, facts: [] }, []).steps).toEqual([2, 3, 4, 5, 6, 7]))
  it('in a film at all stops, or at fewer when there are many', () => {
    expect(chosen(stops)).toEqual([2, 3, 4, 5, 6, 7])
    const few = chosen({ steps: Array.from({ length: 500 }, (_, at) => at), turns: Array.from({ length: 300 }, (_, at) => at), staged: [] }, 50)
    expect(few.length).toBeLessThanOrEqual(51)
    expect(few.at(-1)).toBe(499)
  })
})

describe('finished games are found', () => {
  const table = (game: string, name: string, winners: number[], length: number): YourTable => ({ game, seats: [{ name }, { name: 'Élise' }], yours: [0], winners, length, options: {} }) as unknown as YourTable
  const all = [table('artus', 'Ada', [0], 50), table('artus', 'Ben', [1], 90), table('vive_le_roi', 'Ada', [1], 70)]
  const by = (wanted: Partial<typeof NOTHING_ASKED>): number[] => found(all, { ...NOTHING_ASKED, ...wanted }, (one) => one.seats.map((seat) => seat.name ?? ''), () => 'advanced').map((one) => all.indexOf(one))
  it('by game, by names without accents, by result, by length', () => {
    expect(by({})).toEqual([0, 1, 2])
    expect(by({ game: 'artus' })).toEqual([0, 1])
    expect(by({ words: 'elise ada' })).toEqual([0, 2])
    expect(by({ words: 'advanced ben' })).toEqual([1])
    expect(by({ result: 'won' })).toEqual([0])
    expect(by({ result: 'lost', most: 80 })).toEqual([2])
    expect(by({ least: 60, most: 80 })).toEqual([2])
  })
})
