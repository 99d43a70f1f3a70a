import { beforeAll, describe, expect, it } from 'vitest'
import { actor, sentence, type Fact } from '../src/lib/facts'
import { numeral, signed, speak, speakOf } from '../src/lib/i18n.svelte'
import { grown, type Story } from '../src/lib/connection.svelte'
import sentences from './sentences.json'

const NAMES = ['Ada', 'Ben', 'Cleo']
const name = (seat: number): string => NAMES[seat]!

beforeAll(async () => {
  await speak('en')
  await speakOf('artus')
})

describe('facts', () => {
  it('says a fact by the message of its kind, with names for seats and things', () => {
    const first = { fact: 'first_seat', rule: 'AR-3.7', seat: 1, placing_seats: [1, 2, 0] } as Fact
    expect(sentence('artus', first, name)).toBe('Ben takes the first turn. Knights are seated in the order Ben, Cleo, Ada.')
    expect(actor(first)).toBe(1)
    expect(actor({ fact: 'x', rule: '' })).toBeNull()
  })
})

describe('numbers', () => {
  it('have a true minus', () => {
    expect([7, 0, -12].map(signed)).toEqual(['+7', '0', '−12'])
    expect([7, -12].map(numeral)).toEqual(['7', '−12'])
  })
})

describe('every kind of fact', () => {
  const bound = (text: string): string => text.replace(/ (?=[?!:;»])/g, '\u202f').replaceAll('« ', '«\u202f')
  const cases = sentences as { game: string; fact: Fact; en: string; fr: string }[]
  it.each(['en', 'fr'] as const)('is said as Python says it: %s', async (language) => {
    for (const { game, fact, ...expected } of cases) {
      await speakOf(game)
      await speak(language)
      expect(sentence(game, fact, (seat) => `Seat ${seat}`), `${game} ${fact.fact}`).toBe(bound(expected[language]))
    }
  })
})

describe('what was told', () => {
  const story: Story = { steps: [['chance', 'a'], [0, 'b'], [1, null]], facts: [[0, { fact: 'x', rule: '' }], [2, { fact: 'y', rule: '' }]] }
  it('grows by what is new', () => {
    const more = grown(story, { since: 3, happened: [[2, 'd']], facts: [[3, { fact: 'z', rule: '' }]] })
    expect(more?.steps).toHaveLength(4)
    expect(more?.facts.map(([step]) => step)).toEqual([0, 2, 3])
  })
  it('is replaced from the first step that is told anew: after an undo, and when a secret round is revealed', () => {
    const more = grown(story, { since: 2, happened: [[1, 'c'], [2, 'd']], facts: [[3, { fact: 'z', rule: '' }]] })
    expect(more?.steps.map(([, word]) => word)).toEqual(['a', 'b', 'c', 'd'])
    expect(more?.facts.map(([step]) => step)).toEqual([0, 3])
  })
  it('is asked for again when something between was missed', () => {
    expect(grown(story, { since: 4, happened: [], facts: [] })).toBeNull()
  })
})
