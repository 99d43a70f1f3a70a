import { describe, expect, it } from 'vitest'
import { blocks, inline } from '../src/lib/markdown'
import { blockOf, numbered, rulesOfBlock } from '../src/lib/rules'
import { lines, optionOf, stepOf, type Told } from '../src/lib/words'

describe('words', () => {
  it('splits a choice at its first colon', () => {
    expect([stepOf('edict_exchange:2:welsh'), optionOf('edict_exchange:2:welsh')]).toEqual(['edict_exchange', '2:welsh'])
    expect([stepOf('over'), optionOf('over')]).toEqual(['over', ''])
  })

  it('groups the steps of a turn, and outcomes in a row', () => {
    const log: Told[] = [
      ['chance', 'draw:scots'], ['chance', 'draw:welsh'], [0, 'turn:march'], [0, 'march_from:essex'], [0, null], [0, 'turn:pass'], [1, 'turn:pass'],
    ]
    const found = lines(log, (word) => word.startsWith('turn:'))
    expect(found.map((line) => [line.who, line.words.length, line.last])).toEqual([['chance', 2, 1], [0, 3, 4], [0, 1, 5], [1, 1, 6]])
  })
})

describe('rules text', () => {
  it('finds headings, tables, and items with their rule', () => {
    const found = blocks('# Title\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\n- **KD-4.1** One\n  and more.\n- Two\n\nA line\ngoes on.')
    expect(found.map((block) => block.kind)).toEqual(['heading', 'table', 'item', 'item', 'paragraph'])
    expect(found[2]).toMatchObject({ rules: ['KD-4.1'], text: [{ kind: 'bold', text: 'KD-4.1' }, { kind: 'text', text: ' One and more.' }] })
  })

  it('keeps markup of strangers as text', () => {
    expect(blocks('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'paragraph', text: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] }])
  })
})

describe('rules by number', () => {
  const all = blocks('# Game\n\nFirst. (KD-4.1, KD-4.2)\n\n- **Card.** Does it. (KD-4.20)\n\n- **KD-6.1** An exact one.\n\nAnd (KD-9.9) in the middle.')

  it('takes the numbers off the end of a paragraph', () => {
    expect(numbered(inline('*All* of it. (KD-4.1, KD-R2)'))).toEqual({ text: [{ kind: 'italic', text: 'All' }, { kind: 'text', text: ' of it.' }], rules: ['KD-4.1', 'KD-R2'] })
    expect(numbered(inline('Nothing (here).')).rules).toEqual([])
  })

  it('finds the paragraph of a rule, or the nearest of its section', () => {
    expect([blockOf(all, 'KD-4.2'), blockOf(all, 'KD-4.20'), blockOf(all, 'KD-6.1')]).toEqual([1, 2, 3])
    expect([blockOf(all, 'KD-4.18'), blockOf(all, 'KD-4.3'), blockOf(all, 'KD-7.1'), blockOf(all, 'KD-R7')]).toEqual([2, 1, -1, -1])
  })

  const texts = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true })

  it.each(Object.entries(texts))('finds every numbered rule of %s where it stands', (_, source) => {
    const all = blocks(source)
    const numbers = source.split('\n').flatMap((line) => /^(?:- |\| )\**(?:[A-Z]{2}-(?:R\d+|\d+\.\d+)\**\s*)+/.exec(line)?.[0].match(/[A-Z]{2}-[\dR.]+\d/g) ?? [])
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers.filter((number) => blockOf(all, number) < 0 || !rulesOfBlock(all[blockOf(all, number)]!).includes(number))).toEqual([])
  })
})
