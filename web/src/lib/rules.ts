// Finding a numbered rule: in a text for players, whose paragraphs end with the numbers they stand for: (KD-4.2, KD-4.7);
// and behind a line of the log.
import type { Block, Inline } from './markdown'
import { stepOf, type Line, type LogStep } from './words'

const NUMBER = /[A-Z]{2}-(?:R\d+|\d+\.\d+)/
const STARTS = new RegExp(`^${NUMBER.source}`)
const TAIL = new RegExp(`\\s*\\((${NUMBER.source}(?:, ${NUMBER.source})*)\\)(:?)\\s*$`)

/** The numbers at the end of a paragraph, and the paragraph without them. */
export function numbered(text: readonly Inline[]): { text: Inline[]; rules: string[] } {
  const last = text.at(-1)
  const found = last?.kind === 'text' ? TAIL.exec(last.text) : null
  if (!last || !found) return { text: [...text], rules: [] }
  return { text: [...text.slice(0, -1), { ...last, text: last.text.slice(0, found.index) + found[2] }], rules: found[1]!.split(', ') }
}

export function rulesOfBlock(block: Block): string[] {
  if (block.kind === 'paragraph') return numbered(block.text).rules
  if (block.kind === 'item') return block.rules.length ? block.rules : numbered(block.text).rules
  if (block.kind === 'table') return block.rows.flatMap(([first]) => STARTS.exec(first?.[0]?.text ?? '')?.[0] ?? [])
  return []
}

/** The block that tells of a rule: the one that names it, else the nearest of its section; -1 when there is none. */
export function blockOf(all: readonly Block[], rule: string): number {
  const exact = all.findIndex((block) => rulesOfBlock(block).includes(rule))
  if (exact >= 0) return exact
  const place = placeOf(rule)
  if (!place) return -1
  const near = all.flatMap((block, index) =>
    rulesOfBlock(block).flatMap((other) => {
      const found = placeOf(other)
      return found && found.section === place.section ? [{ index, far: Math.abs(found.number - place.number) }] : []
    }),
  )
  return near.reduce((best, one) => (one.far < best.far ? one : best), { index: -1, far: Infinity }).index
}

function placeOf(rule: string): { section: string; number: number } | null {
  const found = /^([A-Z]{2}-\d+)\.(\d+)$/.exec(rule)
  return found ? { section: found[1]!, number: Number(found[2]) } : null
}

// ---- the log ---------------------------------------------------------------------------------------------------------

/** The rule of every word of a game's log, as the game's words.py gives it. */
export type RestsOn = Readonly<Record<string, string>>

/** The rules a line of the log rests on, each once. */
export function rulesOfLine(table: RestsOn, log: readonly LogStep[], line: Line): string[] {
  const first = line.last - line.words.length + 1
  return [...new Set(line.words.flatMap((_, place) => ruleAt(table, log, first + place) ?? []))]
}

function ruleAt(table: RestsOn, log: readonly LogStep[], at: number): string | undefined {
  const step = log[at]
  if (!step) return undefined
  const [who, word] = step
  const names = who === 'chance' ? outcomeNames(log, at, word ?? 'hidden_outcome') : beginnings(word ?? 'hidden_choice')
  const rule = names.map((name) => table[name]).find((found) => found !== undefined)
  return rule === '' ? ruleAt(table, log, at - 1) : rule // it goes on with the step before
}

/** What an outcome may be called in the table, behind the choice that it follows first. */
function outcomeNames(log: readonly LogStep[], at: number, word: string): string[] {
  let before = at - 1
  while (log[before]?.[0] === 'chance') before--
  const choice = before < 0 ? '' : stepOf(log[before]![1] ?? 'hidden_choice')
  const kind = stepOf(word)
  return [...(before < at - 1 ? [`${choice}/${kind}/${kind}`] : []), `${choice}/${kind}`, ...beginnings(word)]
}

/** `move:cross:man` is also looked up as `move:cross` and as `move`. */
const beginnings = (word: string): string[] => word.split(':').map((_, place, parts) => parts.slice(0, parts.length - place).join(':'))
