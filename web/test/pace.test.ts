import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seen } from '../src/lib/messages'
import { DWELL, OWN_TURN, Pace } from '../src/lib/pace.svelte'
import { setSpeed, type Speed } from '../src/lib/preferences.svelte'

/** The table after so many steps, the last of them by this seat; seat 0 is ours. */
function seen(steps: number, who: number, asked = false, facts = true): Seen {
  const view = { steps, seat: 0, choices: asked ? ['turn:pass'] : [], board: {} }
  const match = { seat: 0, view, since: steps - 1, happened: [[who, 'turn:pass']], facts: facts ? [[steps - 1, { fact: 'pass', rule: '1' }]] : [] }
  return { seq: steps, yours: [0], table: { seats: [{ level: null }, { level: 'easy' }, { level: 'easy' }] }, matches: [match] } as unknown as Seen
}

let pace: Pace
const at = (): number => pace.shown!.seq
const begin = (speed: Speed): void => {
  setSpeed(speed)
  pace = new Pace()
  pace.hear(seen(1, 0))
}
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the pace of others', () => {
  it.each(['slow', 'normal', 'fast'] as const)('shows a move at once and the next when that has been looked at: %s', (speed) => {
    begin(speed)
    pace.hear(seen(2, 1))
    pace.hear(seen(3, 2))
    expect([at(), pace.waiting]).toEqual([2, 1])
    vi.advanceTimersByTime(DWELL[speed]! - 1)
    expect(at()).toBe(2)
    vi.advanceTimersByTime(1)
    expect([at(), pace.waiting]).toEqual([3, 0])
  })

  it('waits for a key before every move, step by step', () => {
    begin('step')
    pace.hear(seen(2, 1))
    pace.hear(seen(3, 2))
    vi.advanceTimersByTime(60_000)
    expect([at(), pace.waiting]).toEqual([1, 2])
    pace.next()
    expect([at(), pace.waiting]).toEqual([2, 1])
    pace.next()
    expect(at()).toBe(3)
  })

  it('does not wait after what nobody can see', () => {
    begin('slow')
    pace.hear(seen(2, 1, false, false))
    pace.hear(seen(3, 1))
    expect(at()).toBe(3)
  })

  it('never lets the own turn wait longer than about a second, however many moves there were', () => {
    for (const speed of ['slow', 'normal', 'fast', 'at_once'] as const) {
      begin(speed)
      for (let step = 2; step < 30; step++) pace.hear(seen(step, 1))
      pace.hear(seen(30, 2, true))
      vi.advanceTimersByTime(OWN_TURN)
      expect(at()).toBe(30)
    }
  })

  it('does not let it wait for a moment either', () => {
    begin('normal')
    pace.staging = () => true
    pace.hear(seen(2, 1))
    pace.hear(seen(3, 2, true))
    vi.advanceTimersByTime(OWN_TURN)
    expect(at()).toBe(3)
  })

  it('holds the next move back while a moment is staged', () => {
    begin('normal')
    pace.hear(seen(2, 1))
    let staging = true
    pace.staging = () => staging
    pace.hear(seen(3, 2))
    vi.advanceTimersByTime(10_000)
    expect(at()).toBe(2)
    staging = false
    pace.go()
    expect(at()).toBe(3)
  })

  it('stops where it is told to, and goes on', () => {
    begin('fast')
    pace.hear(seen(2, 1))
    pace.pause(true)
    pace.hear(seen(3, 2))
    vi.advanceTimersByTime(60_000)
    expect(at()).toBe(2)
    pace.pause(false)
    vi.advanceTimersByTime(DWELL.fast!)
    expect(at()).toBe(3)
  })

  it('never falls far behind', () => {
    begin('slow')
    for (let step = 2; step < 400; step++) pace.hear(seen(step, 1))
    expect(pace.waiting).toBeLessThanOrEqual(12)
    expect(at()).toBeGreaterThan(380)
  })

  it('catches up at once when asked', () => {
    begin('slow')
    for (let step = 2; step < 9; step++) pace.hear(seen(step, 1))
    pace.catchUp()
    expect([at(), pace.waiting]).toEqual([8, 0])
  })
})

describe('seeing again', () => {
  const steps = (): number | null => pace.frame?.view.steps ?? null

  it('shows what happened since the own last move, and how it stood before', () => {
    begin('fast')
    pace.hear(seen(2, 0))
    vi.advanceTimersByTime(5000)
    for (const step of [3, 4]) {
      pace.hear(seen(step, 1))
      vi.advanceTimersByTime(5000)
    }
    pace.again()
    const told = [steps()]
    for (let tick = 0; tick < 100 && steps() !== null; tick++) {
      vi.advanceTimersByTime(100)
      if (told.at(-1) !== steps()) told.push(steps())
    }
    expect(told).toEqual([2, 3, 4, null])
    expect(at()).toBe(4)
  })

  it('forgets what was before the own last move', () => {
    begin('fast')
    pace.hear(seen(2, 1))
    expect(pace.history.length).toBe(1)
    vi.advanceTimersByTime(5000)
    pace.hear(seen(3, 0))
    expect(pace.history).toEqual([])
  })

  it('keeps nothing around one screen', () => {
    begin('fast')
    const both = seen(2, 1)
    pace.hear({ ...both, yours: [0, 2], matches: [...both.matches, { ...both.matches[0]!, seat: 2 }] })
    expect(pace.history).toEqual([])
  })
})
