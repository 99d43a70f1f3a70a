import { beforeAll, describe, expect, it } from 'vitest'
import { effect } from '../src/boards/king_is_dead/effect'
import { comingTo, type Forms } from '../src/boards/king_is_dead/board'
import { speak, speakOf } from '../src/lib/i18n.svelte'
import type { View } from '../src/boards/board'

beforeAll(async () => {
  await speak('en')
  await speakOf('king_is_dead')
})

const view = (passes: number): View => ({ board: { passes, seats: [{}, {}, {}] } }) as unknown as View<Forms>
const next = { region: 'devon', space: 1, leader: 'welsh', lead: 2 }
const aid = { ending: 'coronation', struggles: [next], changes: { 'support_region:essex': [{ region: 'essex', space: 3, leader: null, lead: 0 }] } } as unknown as Forms['Aid']

describe('consequences', () => {
  it('tells what a pass decides, and what it may decide', () => {
    const said = [0, 1, 2].map((passes) => effect('turn:pass', { view: view(passes), seats: [], aid }))
    expect(said).toEqual([
      'If the next 2 players pass too, Devon is decided: Welsh ahead by 2.',
      'If the next player passes too, Devon is decided: Welsh ahead by 2.',
      'Everybody has passed: Devon is decided now: Welsh ahead by 2.',
    ])
  })

  it('tells who would lead in a region that changes, and leaves a card to its own sentence', () => {
    expect(effect('support_region:essex', { view: view(0), seats: [], aid })).toBe('Essex: nobody ahead, it would be unstable.')
    expect([effect('turn:march', { view: view(0), seats: [], aid }), effect('turn:pass', { view: view(0), seats: [], aid: null })]).toEqual([null, null])
  })
})

describe('previews', () => {
  it('brings as many followers to a region as the supply has', () => {
    const playing = { card: 'english_support', effect: 'english_support', level: 1 }
    const coming = [9, 2, 1].map((english) => {
      const table = { playing, supply: { scots: 5, welsh: 5, english } } as unknown as Forms['Board']
      return comingTo(table, 'warwick', 'support_region:warwick')?.number
    })
    expect(coming).toEqual([2, 2, 1])
  })
})
