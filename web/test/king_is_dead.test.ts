import { beforeAll, describe, expect, it } from 'vitest'
import { effect } from '../src/boards/king_is_dead/effect'
import { reasonsTold, type Facts } from '../src/boards/king_is_dead/facts'
import { presentation } from '../src/boards/king_is_dead/presentation'
import { comingTo, boardOf } from '../src/boards/king_is_dead/board'
import { speak, speakOf } from '../src/lib/i18n.svelte'
import type { View } from '../src/lib/connection.svelte'

beforeAll(async () => {
  await speak('en')
  await speakOf('king_is_dead')
})

const view = (passes: number): View => ({ board: { passes, seats: [{}, {}, {}] } }) as unknown as View
const next = { region: 'devon', space: 1, leader: 'welsh', lead: 2 }
const aid = { ending: 'coronation', struggles: [next], changes: { 'support_region:essex': [{ region: 'essex', space: 3, leader: null, lead: 0 }] } }

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
    expect([effect('turn:march', { view: view(0), seats: [], aid }), effect('turn:pass', { view: view(0), seats: [], aid: {} })]).toEqual([null, null])
  })
})

describe('previews', () => {
  it('brings as many followers to a region as the supply has', () => {
    const playing = { card: 'english_support', effect: 'english_support', level: 1 }
    const coming = [9, 2, 1].map((english) => {
      const table = boardOf({ board: { playing, supply: { scots: 5, welsh: 5, english } } } as unknown as View)
      return comingTo(table, 'warwick', 'support_region:warwick')?.number
    })
    expect(coming).toEqual([2, 2, 1])
  })
})

describe('the end', () => {
  it('is explained with the courts as they counted, with Plot', () => {
    const seats = [
      { court: { scots: 1, welsh: 3, english: 0 }, counted: { scots: 1, welsh: 4, english: 0 } },
      { court: { scots: 2, welsh: 3, english: 1 }, counted: { scots: 2, welsh: 3, english: 1 } },
    ]
    const crowned = { ending: 'coronation', seats, spaces: [{ region: 'devon' }], regions: { devon: { disc: 'welsh' } } }
    const why = (board: object): string[] => presentation.why?.({ board } as unknown as View, (seat) => 'AB'[seat] ?? '') ?? []
    expect(why(crowned)).toEqual(['The strongest: Welsh, 1 region. Followers at court: A 4, B 3.'])
    expect(why({ ...crowned, ending: 'invasion' })).toEqual(['Courts (Scots/Welsh/English): A 1/4/0, B 2/3/1.'])
  })
})

describe('reasons', () => {
  const tied = { fact: 'comparison', rule: 'KD-6.13', by: 'first_faction', faction: 'welsh', each_value: [4, 4, 1], left_seats: [0, 1] } as const
  const decided = { fact: 'comparison', rule: 'KD-6.17', by: 'cards_played_first', faction: null, each_value: [null, 14, null], left_seats: [1] } as const
  const end = { fact: 'verdict', rule: 'KD-6.17', ending: 'coronation', winner_seats: [1], decided_by: 'cards_played_first', shared: false, faction: null, each_value: [null, 14, null], crowned_seat: null } as const

  it('are every step of the comparison, once there is a verdict', () => {
    const passed = { fact: 'pass', rule: 'KD-4.2', seat: 1, row: 2, needed: 2 } as const
    const facts = [[7, passed], [7, { ...end, comparisons: [tied, decided] }]] as unknown as Facts
    const name = (seat: number): string => 'ABC'[seat] ?? ''
    expect(reasonsTold(facts.slice(0, 1), name)).toEqual([])
    expect(reasonsTold(facts, name)).toEqual([
      'Followers of the strongest faction (Welsh): A 4, B 4, C 1. Still equal: A, B.',
      'All cards played with action number, the first wins: B 14. In the lead: B.',
    ])
  })
})
