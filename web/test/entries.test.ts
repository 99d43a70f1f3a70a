// The log, the news and the end, from the facts of a match.
import { beforeAll, describe, expect, it } from 'vitest'
import { all, newest, ofKinds, sinceNewest, upTo, type Facts } from '../src/boards/facts'
import { presentation as artus } from '../src/boards/artus/presentation'
import type { Forms as king_is_dead_forms } from '../src/boards/king_is_dead/board'
import { presentation as king_is_dead } from '../src/boards/king_is_dead/presentation'
import { presentation as long_live_the_king } from '../src/boards/long_live_the_king/presentation'
import { presentation as vive_le_roi } from '../src/boards/vive_le_roi/presentation'
import { actor, type Fact } from '../src/lib/facts'
import { speak, speakOf } from '../src/lib/i18n.svelte'
import { comparisonsOf, entriesOf, groundsOf, saidOf } from '../src/ui/entries'
import { lately } from '../src/lib/words'
import sentences from './sentences.json'

const people = ['Ada', 'Bea', 'Cleo'].map((name) => ({ kind: 'person' as const, name, level: null, ready: true, resigned: false, trouble: 0, move_left: null, game_left: null, deadline: null }))

beforeAll(async () => {
  await speak('en')
  await speakOf('king_is_dead')
})

describe('facts', () => {
  type Of<Kind extends string> = { fact: Kind; rule: string; n: number }
  const facts: Facts<Of<'a'> | Of<'b'> | Of<'c'>> = [[1, { fact: 'a', rule: '', n: 1 }], [2, { fact: 'b', rule: '', n: 2 }], [2, { fact: 'a', rule: '', n: 3 }], [4, { fact: 'c', rule: '', n: 4 }]]
  const numbers = (found: typeof facts): number[] => found.map(([, { n }]) => n)
  it('are found by kind', () => {
    expect(all(facts, 'a', 'c').map(({ n }) => n)).toEqual([1, 3, 4])
    expect([newest(facts, 'a')?.n, newest(facts.slice(0, 1), 'c')]).toEqual([3, null])
    expect([numbers(sinceNewest(facts, 'a')), numbers(sinceNewest(facts.slice(0, 1), 'b'))]).toEqual([[3, 4], []])
  })
  it('of the past are those of the steps that were taken then', () => expect([0, 2, 3].map((steps) => numbers(upTo(facts, steps)))).toEqual([[], [1], [1, 2, 3]]))
})

describe('the log', () => {
  const pass = { fact: 'pass', rule: 'KD-4.2', seat: 1, row: 2, needed: 3 }
  it('is made of facts', () => {
    expect(entriesOf('king_is_dead', { steps: [[1, 'turn:pass']], facts: [[0, pass]] }, {}, people)).toEqual([
      { who: 1, step: 0, sentence: 'Bea passes (2 of 3 in a row).', rules: ['KD-4.2'] },
    ])
  })
  it('is made of steps where a game tells no facts', () => {
    const steps = [['chance', 'x:1'], ['chance', 'x:2'], [0, 'bid:1'], [1, null]] as const
    expect(entriesOf('tiny', { steps, facts: [] }, { bid: 'TY-1' }, people).map(({ sentence, rules }) => [sentence, rules])).toEqual([
      ['Set up with 2 draws', []], ['Ada: 1', ['TY-1']], ['Bea chose in secret', []],
    ])
  })
})

describe('the end', () => {
  const tied = { fact: 'comparison', rule: 'KD-6.13', by: 'first_faction', faction: 'welsh', each_value: [4, 4, 1], left_seats: [0, 1] }
  const decided = { fact: 'comparison', rule: 'KD-6.17', by: 'cards_played_first', faction: null, each_value: [null, 14, null], left_seats: [1] }
  const pass = { fact: 'pass', rule: 'KD-4.2', seat: 1, row: 2, needed: 2 }
  it('tells every step of the comparison, once there is a verdict', () => {
    const facts: Facts = [[7, pass], [7, { fact: 'verdict', rule: 'KD-6.17', comparisons: [tied, decided] }]]
    expect([groundsOf(facts, ['pass']), groundsOf(facts, ['struggle']), groundsOf([[6, pass], ...facts.slice(1)], ['pass'])]).toEqual([facts.slice(0, 1), [], []])
    expect([comparisonsOf(facts.slice(0, 1)), comparisonsOf([])]).toEqual([[], []])
    expect(saidOf('king_is_dead', comparisonsOf(facts), people).map(({ sentence, rules }) => [sentence, ...rules])).toEqual([
      ['Followers of the strongest faction (Welsh): Ada 4, Bea 4, Cleo 1. Still equal: Ada, Bea.', 'KD-6.13'],
      ['All cards played with action number, the first wins: Bea 14. In the lead: Bea.', 'KD-6.17'],
    ])
  })
})

describe('what a presentation counts as deeds', () => {
  const presentations = { king_is_dead, long_live_the_king, vive_le_roi, artus }
  const facts = sentences as { game: string; fact: Fact; en: string }[]
  const did = (facts: Facts, deeds: readonly string[]): string | undefined => lately(saidOf('king_is_dead', ofKinds(facts, deeds), people), 0).get(1)?.sentence
  it('a card tells more than the summoning that follows every card', () => {
    const court = { scots: 1, welsh: 0, english: 0 }
    const facts: Facts<king_is_dead_forms['Fact']> = [
      [40, { fact: 'played', rule: 'KD-4.11', seat: 1, card: 'scottish_support', action: 3 }],
      [41, { fact: 'placed', rule: 'KD-4.11', seat: 1, card: 'scottish_support', region: 'moray', followers: { scots: 2 } }],
      [43, { fact: 'summoned', rule: 'KD-4.7', seat: 1, faction: 'scots', region: 'essex', court }],
    ]
    expect(did(facts, king_is_dead.deeds ?? [])).toBe('Bea places in Moray: Scots 2.')
  })
  it('a banishment is the deed of who banishes', () => {
    const { fact, en } = facts.find(({ fact }) => fact.fact === 'banishment')!
    expect(en).toMatch(new RegExp(`^Seat ${actor(fact)} banishes`))
  })
  it.each(Object.entries(presentations))('deeds of %s have a seat', (game, { deeds }) => {
    const found = facts.filter((one) => one.game === game && deeds?.some((kind) => kind === one.fact.fact))
    expect(found.length).toBeGreaterThan(3)
    for (const { fact } of found) expect(fact).toHaveProperty('seat')
  })
})
