import { describe, expect, it } from 'vitest'
import { armsOf } from '../src/art/charges'
import { boxOf, rings, shared } from '../src/lib/shapes'

const LEFT = 'M0 0L10 0L10 5L10 10L0 10Z'
const RIGHT = 'M10 0L20 0L20 10L10 10L10 5Z'

describe('shapes', () => {
  it('reads rings', () => expect(rings('M0 0L1 0L1 1ZM5 5L6 5L6 6Z').length).toBe(2))
  it('measures a common border', () => expect(shared(LEFT, RIGHT)).toBe(10))
  it('counts a common corner as nothing', () => expect(shared(LEFT, 'M10 10L20 10L20 20Z')).toBe(0))
  it('frames an outline', () => expect(boxOf(LEFT, 1)).toBe('-1 -1 12 12'))
})

describe('arms', () => {
  it('are different for sixteen seats', () => {
    const seen = new Set(Array.from({ length: 16 }, (_, seat) => JSON.stringify(armsOf(seat))))
    expect(seen.size).toBe(16)
  })
})
