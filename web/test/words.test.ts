import { describe, expect, it } from 'vitest'
import { blocks, inline } from '../src/lib/markdown'
import { blockOf, numbered, rulesOfBlock, rulesOfLine } from '../src/lib/rules'
import { lately, lines, optionOf, stepOf, type LogStep } from '../src/lib/words'

describe('words', () => {
  it('splits a choice at its first colon', () => {
    expect([stepOf('edict_exchange:2:welsh'), optionOf('edict_exchange:2:welsh')]).toEqual(['edict_exchange', '2:welsh'])
    expect([stepOf('over'), optionOf('over')]).toEqual(['over', ''])
  })

  it('gives every choice a line, and outcomes in a row one', () => {
    const log: LogStep[] = [['chance', 'draw:scots'], ['chance', 'draw:welsh'], [0, 'turn:march'], [0, null], ['chance', 'die:4'], [1, 'turn:pass']]
    expect(lines(log).map((line) => [line.who, line.words.length, line.last])).toEqual([['chance', 2, 1], [0, 1, 2], [0, 1, 3], ['chance', 1, 4], [1, 1, 5]])
  })

  it('tells a seat what the others did since its own turn, and a spectator what everybody did last', () => {
    const entries = [1, 2, 0, 1, null, 1].map((who, step) => ({ who, step, sentence: '', rules: [] }))
    expect([...lately(entries, 0)].map(([seat, entry]) => [seat, entry.step])).toEqual([[1, 5]])
    expect([...lately(entries, null).keys()].sort()).toEqual([0, 1, 2])
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

describe('rules of a line', () => {
  const table = {
    '/draw': 'LV-3.2', draw: 'LV-5.28', hidden_outcome: 'LV-5.28', 'move:cross': 'LV-4.12', move: 'LV-4.1', cross_card: 'LV-4.13', 'cross_card/die': 'LV-4.13',
    'cross_card/die/die': 'LV-5.27', commit_cards: 'LV-5.2', hidden_choice: 'LV-5.2', 'commit_cards/die': 'LV-5.4', aim: '',
  }
  const rules = (log: LogStep[], from: number, to: number): string[] =>
    rulesOfLine(table, log, { who: log[from]![0], words: log.slice(from, to + 1).map(([, word]) => word), last: to })

  it('are those of its words, each once, the longest beginning first', () => {
    expect(rules([[0, 'move:cross:man'], [0, 'cross_card:x1'], [0, 'cross_card:x2']], 0, 2)).toEqual(['LV-4.12', 'LV-4.13'])
    expect(rules([[0, 'move:stay']], 0, 0)).toEqual(['LV-4.1'])
  })

  it('tell an outcome by the choice it follows, and by those that came before it', () => {
    const log: LogStep[] = [['chance', 'draw:man'], [0, 'cross_card:x1'], ['chance', 'die:4'], ['chance', 'die:5'], ['chance', 'draw:x1'], ['chance', null], [1, null], [0, 'commit_cards:1/0/0'], ['chance', 'die:1'], ['chance', 'die:2']]
    expect([rules(log, 0, 0), rules(log, 2, 5), rules(log, 6, 6), rules(log, 8, 9)]).toEqual([['LV-3.2'], ['LV-4.13', 'LV-5.27', 'LV-5.28'], ['LV-5.2'], ['LV-5.4']])
  })

  it('take the rule of the step before where a step goes on with it, and leave out what no table names', () => {
    expect(rules([[0, 'move:cross:man'], [0, 'aim:2'], [0, 'aim:3'], [0, 'unknown']], 1, 3)).toEqual(['LV-4.12'])
  })
})
