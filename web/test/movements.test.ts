import { describe, expect, it } from 'vitest'
import { movements } from '../src/lib/movements'

const counts = (found: Record<string, number>): Map<string, { count: number }> => new Map(Object.entries(found).map(([place, count]) => [place, { count }]))

describe('pieces move', () => {
  it('between two places where others of their kind stay', () => {
    expect(movements(counts({ 'essex-scots': 3, 'devon-scots': 1, 'essex-welsh': 1 }), counts({ 'essex-scots': 2, 'devon-scots': 2, 'essex-welsh': 1 }))).toEqual([['essex-scots', 'devon-scots']])
  })
  it('from the supply, as many as arrive', () => {
    expect(movements(counts({ 'supply-welsh': 5 }), counts({ 'supply-welsh': 3, 'gwynedd-welsh': 2 }))).toEqual([['supply-welsh', 'gwynedd-welsh'], ['supply-welsh', 'gwynedd-welsh']])
  })
  it('back to the supply when a region is decided', () => {
    expect(movements(counts({ 'moray-scots': 2, 'supply-scots': 4 }), counts({ 'supply-scots': 6 }))).toEqual([['moray-scots', 'supply-scots'], ['moray-scots', 'supply-scots']])
  })
  it('not at all when nothing of their kind left anywhere', () => {
    expect(movements(counts({ 'essex-english': 1 }), counts({ 'essex-english': 2 }))).toEqual([])
  })
})
