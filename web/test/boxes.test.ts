// A box of one's own: what boards draw of it, how things are called in it, and the sheet on which it is written down.
import fs from 'node:fs'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { effectOf, rangeOf, calls as knightsCalled } from '../src/boards/artus/cards'
import { NEIGHBOURS, openBorders, otherBorders, VOTES, votesOf } from '../src/boards/long_live_the_king/counties'
import { briefName, calls as peopleCalled, COURT, kindOf, personName } from '../src/boards/vive_le_roi/names'
import { Sheet } from '../src/box/sheet.svelte'
import { boxIn, boxName, layOut } from '../src/lib/box.svelte'
import { nameOf, speak, speakOf } from '../src/lib/i18n.svelte'
import { asOption, forgetBox, keepBox, myBox, readBoxFile } from '../src/lib/kept_boxes'
import { parse } from '../src/lib/route.svelte'
import { transport } from '../src/lib/transport'

beforeAll(() => speak('en'))
afterEach(() => {
  layOut(null)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the map of a box', () => {
  it('LV-1.8: the borders that the page knows are those of the rules', () => {
    const data = fs.readFileSync('../src/vivat/games/long_live_the_king/data.py', 'utf8')
    const rows = [.../NEIGHBOURS = \([^\n]*\n([\s\S]*?)\n\)/.exec(data)![1]!.matchAll(/^ +(1 <<.*?),  # (\w+)$/gm)]
    const ruled = rows.map(([, sides, id]) => [id!, [...sides!.matchAll(/1 << (\w+)/g)].map(([, other]) => other!.toLowerCase()).sort()])
    expect(Object.fromEntries(Object.entries(NEIGHBOURS).map(([id, others]) => [id, [...others].sort()]))).toEqual(Object.fromEntries(ruled))
  })

  it('votes are those of the box, and ours where it says nothing', () => {
    layOut({ name: 'Attic', votes: { lundonia: 4 } })
    expect([votesOf('lundonia'), votesOf('man')]).toEqual([4, VOTES['man']])
    layOut(null)
    expect(votesOf('lundonia')).toBe(3)
  })

  it('a border that is new and one that is gone are told apart', () => {
    expect(openBorders()).toEqual({ added: [], closed: [] })
    const changed = { lundonia: ['grentebrige', 'oxeneford', 'roucestre', 'sarisberie'], sarisberie: ['lundonia', 'lideford'], oxeneford: NEIGHBOURS['oxeneford']!.filter((other) => other !== 'sarisberie') }
    expect(otherBorders(changed)).toEqual({ added: [['lundonia', 'sarisberie']], closed: [['oxeneford', 'sarisberie']] })
    layOut({ neighbours: changed })
    expect(openBorders().added).toEqual([['lundonia', 'sarisberie']])
  })
})

describe('what things are called', () => {
  it('AR-1.17: a knight card is called and drawn by its numbers', async () => {
    await speakOf('artus')
    expect([nameOf('artus', 'knight_1_4'), rangeOf('knight_1_4'), rangeOf('ring_any')]).toEqual(['Knight 1-4', [1, 4], null])
    layOut({ knights: { knight_1_4: [1, 3], knight_7_9: [9, 9] } }, knightsCalled)
    expect([nameOf('artus', 'knight_1_4'), nameOf('artus', 'knight_7_9'), nameOf('artus', 'knight_2_5')]).toEqual(['Knight 1-3', 'Knight 9-9', 'Knight 2-5'])
    expect(rangeOf('knight_1_4')).toEqual([1, 3])
    expect([effectOf('knight_1_4'), effectOf('knight_7_9')]).toEqual(['One of your knights moves 1 to 3 chairs forward.', 'One of your knights moves 9 chairs forward.'])
    expect(effectOf('king_4_8')).toContain('4 to 8')
  })

  it('VR-1.2: people have the names of the box in every language, whatever signs are in them', async () => {
    await speakOf('vive_le_roi')
    layOut({ names: { hector: 'Sir {X} "O\\"' }, kinds: { hector: 'woman' } }, peopleCalled)
    expect([personName('hector'), kindOf('hector'), personName('anna'), kindOf('merlin')]).toEqual(['Sir {X} "O\\"', 'woman', 'Anna', 'man'])
    await speak('fr')
    expect([personName('hector'), kindOf('hector')]).toEqual(['Sir {X} "O\\"', 'femme'])
    await speak('en')
    layOut(null)
    expect([personName('hector'), kindOf('hector')]).toEqual(['Hector', 'man'])
  })

  it('a long name is brief where there is little room, and ours never are', async () => {
    await speakOf('vive_le_roi')
    expect(COURT.map(briefName)).toEqual(COURT.map(personName))
    layOut({ names: { hector: 'Guy de Gisborne', tristan: 'Ermengarde', guenievre: 'Yseult' } }, peopleCalled)
    expect(['hector', 'tristan', 'guenievre'].map(briefName)).toEqual(['Guy', 'Ermengar…', 'Yseult'])
  })

  it('a table says which box it has', () => {
    expect([boxName({ box: { name: 'Attic', votes: {} } }), boxName({ players: 3 }), boxIn({ players: 3 })]).toEqual(['Attic', null, null])
  })
})

describe('a kept box', () => {
  const file = { vivat_box: 1, game: 'artus', name: 'Attic', box: { rings: { ring_any: 1 } } } as const

  it('is there again, of this game alone, until it is forgotten', () => {
    keepBox(file)
    expect([myBox('artus'), myBox('vive_le_roi')]).toEqual([file, null])
    expect(asOption(file)).toEqual({ name: 'Attic', rings: { ring_any: 1 } })
    forgetBox('artus')
    expect(myBox('artus')).toBe(null)
  })

  it('what is no box file of the game is not read', () => {
    const wrong = ['', 'null', '{', '[]', JSON.stringify({ ...file, vivat_box: 2 }), JSON.stringify({ ...file, game: 'vive_le_roi' }), JSON.stringify({ ...file, box: null }), JSON.stringify({ ...file, name: 'x'.repeat(20_000) })]
    expect(wrong.map((text) => readBoxFile(text, 'artus'))).toEqual(wrong.map(() => null))
  })
})

describe('the sheet', () => {
  const entry = (id: string, confidence: 'printed' | 'guessed') => ({ id, part: id.split('.')[0]!, label: null, number: null, confidence, rule: 'LV-1.8' })
  const shown = { game: 'long_live_the_king', format: 1, box: { votes: { man: 2, lundonia: 3 }, start: { '3': ['roucestre', 'lideford'] } }, entries: [entry('votes.man', 'printed'), entry('votes.lundonia', 'guessed'), entry('start.3.0', 'printed'), entry('start.3.1', 'guessed')] }

  it('knows how sure a value is, whether it differs, and how to put it back', () => {
    vi.useFakeTimers()
    const sheet = new Sheet(shown)
    expect([sheet.isPrinted('votes.man'), sheet.isPrinted('votes.lundonia'), sheet.isPrinted('start.3.0'), sheet.count('guessed')]).toEqual([true, false, true, 2])
    sheet.set('votes.lundonia', 4)
    sheet.set('start.3.1', 'man')
    expect([sheet.box.votes?.['lundonia'], sheet.differs('votes.lundonia'), sheet.differs('votes.man'), sheet.differs('start'), sheet.differences]).toEqual([4, true, false, true, 2])
    sheet.reset('start')
    expect([sheet.box.start?.['3']?.[1], sheet.differences]).toEqual(['lideford', 1])
    sheet.resetAll()
    expect(sheet.differences).toBe(0)
  })

  it('asks the core, once after the last stroke, and says at which field something is wrong', async () => {
    vi.useFakeTimers()
    const problem = { code: 'box-sum', sentence: 'Forty votes.', rule: 'LV-1.9', at: ['votes.lundonia'] }
    const ask = vi.spyOn(transport, 'ask').mockResolvedValue({ ok: true, text: JSON.stringify({ problems: [problem], option: null, file: null }) } as never)
    const sheet = new Sheet(shown)
    sheet.set('votes.lundonia', 2)
    sheet.set('votes.lundonia', 4)
    expect(sheet.isChecking).toBe(true)
    await vi.runAllTimersAsync()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(JSON.parse(ask.mock.calls[0]![3] as string)).toEqual({ name: '', box: { ...shown.box, votes: { man: 2, lundonia: 4 } } })
    expect([sheet.isChecking, sheet.concerns('votes.lundonia'), sheet.concerns('votes'), sheet.concerns('votes.man'), sheet.problemsAt('start').length]).toEqual([false, true, true, false, 0])
  })
})

it('the page has an address, and so has a rule', () => {
  expect(parse('/box/artus', '')).toEqual({ page: 'box', game: 'artus' })
  expect(parse('/rules/artus', '#AR-1.7')).toEqual({ page: 'rules', game: 'artus', rule: 'AR-1.7' })
})
