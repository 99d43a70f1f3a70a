// What a first game explains, and when.
import { describe, expect, it } from 'vitest'
import { due, hasFirstGame, scriptOf, type Moment, type Script } from '../src/lib/guide'
import { GAMES } from '../src/lib/messages'

const script: Script = [
  { say: 'goal', when: 'begin', rules: ['X-1'] },
  { say: 'turn', when: 'ask', of: ['turn'], rules: ['X-2'] },
  { say: 'fight', when: 'fact', of: ['fight'], rules: ['X-3'] },
  { say: 'end', when: 'over', rules: ['X-4'] },
]
const moment = (more: Partial<Moment> = {}): Moment => ({ choices: [], facts: [], over: false, ...more })
const told = (known: string[], at: Moment): string[] => due(script, known, at).map(({ entry }) => entry.say)

describe('a first game', () => {
  it('says the goal first, then what happened, then what is asked', () => {
    const at = moment({ choices: ['turn:pass'], facts: [[3, { fact: 'fight', rule: 'X-3' }]] })
    expect(told([], at)).toEqual(['goal', 'fight', 'turn'])
    expect(told(['goal', 'fight'], at)).toEqual(['turn'])
    expect(told(['goal', 'fight', 'turn'], at)).toEqual([])
  })
  it('waits for what a sentence is about', () => {
    expect(told(['goal'], moment({ choices: ['other:pass'] }))).toEqual([])
    expect(told(['goal'], moment({ facts: [[1, { fact: 'peace', rule: '' }]] }))).toEqual([])
  })
  it('ends with the reason of the verdict alone', () => {
    const verdict = { fact: 'verdict', rule: 'X-4', comparisons: [] }
    const at = moment({ over: true, facts: [[1, { fact: 'fight', rule: '' }], [9, verdict]] })
    expect(told([], at)).toEqual(['end'])
    expect(due(script, [], at)[0]?.fact).toEqual(verdict)
  })
  it('is there for every game of the shelf', async () => {
    for (const game of GAMES) {
      expect(hasFirstGame(game.id)).toBe(true)
      expect((await scriptOf(game.id)).length).toBeGreaterThan(8)
    }
    expect(hasFirstGame('chess')).toBe(false)
  })
})
