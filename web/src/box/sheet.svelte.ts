// The sheet of a game's box: what is entered, and what the core says of it. No rule is known here.
import { ask, type Answer } from '../lib/api'
import type { Box, BoxChecked, BoxFile, Entry, SheetShown } from '../lib/messages'

export type Confidence = Entry['confidence']

const PATIENCE = 250 // milliseconds after the last stroke until what is entered is checked

export const sheetOf = (game: string): Promise<Answer<SheetShown>> => ask('GET /api/games/{game}/box', { game })
export const checkBox = (game: string, name: string, box: Box): Promise<Answer<BoxChecked>> => ask('POST /api/games/{game}/box', { game }, { name, box })

/** Whether one id leads to the other or to a part of it: `votes` and `votes.man`. */
const within = (id: string, other: string): boolean => id === other || id.startsWith(`${other}.`) || other.startsWith(`${id}.`)

function valueAt(box: Box, id: string): unknown {
  return id.split('.').reduce<any>((found, key) => found?.[key], box)
}

export class Sheet {
  name = $state('')
  box = $state<Box>({})
  checked = $state.raw<BoxChecked | null>(null)
  isChecking = $state(false)
  problem = $state('') // the core cannot be reached
  wanted = $state('') // the field that is to be shown
  private alarm: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(readonly shown: SheetShown) {
    this.box = structuredClone(shown.box)
  }

  get game(): string {
    return this.shown.game
  }

  // ---- what is entered -----------------------------------------------------------------------------------------------

  set(id: string, value: unknown): void {
    const keys = id.split('.')
    const last = keys.pop()!
    const part = keys.reduce<any>((found, key) => found[key], this.box)
    part[last] = value
    this.changed()
  }

  /** As we believe it to be. */
  reset(id: string): void {
    this.set(id, structuredClone(valueAt(this.shown.box, id)))
  }

  resetAll(): void {
    this.box = structuredClone(this.shown.box)
    this.changed()
  }

  take({ name, box }: BoxFile): void {
    this.name = name
    this.box = { ...structuredClone(this.shown.box), ...structuredClone(box) }
    this.changed()
  }

  differs(id: string): boolean {
    return JSON.stringify(valueAt(this.box, id)) !== JSON.stringify(valueAt(this.shown.box, id))
  }

  get differences(): number {
    return this.shown.entries.filter(({ id }) => this.differs(id)).length
  }

  // ---- how sure it is ------------------------------------------------------------------------------------------------

  entry(id: string): Entry | undefined {
    return this.shown.entries.find((entry) => entry.id === id) ?? this.shown.entries.find((entry) => within(id, entry.id))
  }

  isPrinted(id: string): boolean {
    return this.entry(id)?.confidence === 'printed'
  }

  count(confidence: Confidence): number {
    return this.shown.entries.filter((entry) => entry.confidence === confidence).length
  }

  // ---- what the core says of it --------------------------------------------------------------------------------------

  get problems(): BoxChecked['problems'] {
    return this.checked?.problems ?? []
  }

  /** Whether something is wrong with this very field. */
  concerns(id: string): boolean {
    return this.problems.some(({ at }) => at.some((other) => other === id || other.startsWith(`${id}.`)))
  }

  /** What is wrong with this field, with a part of it, or with what it is a part of. */
  problemsAt(id: string): BoxChecked['problems'] {
    return this.problems.filter(({ at }) => at.some((other) => within(id, other)))
  }

  changed(): void {
    clearTimeout(this.alarm)
    this.isChecking = true
    this.alarm = setTimeout(() => void this.check(), PATIENCE)
  }

  async check(): Promise<void> {
    const asked = ++this.asked
    const answer = await checkBox(this.game, this.name, $state.snapshot(this.box))
    if (asked !== this.asked) return
    this.isChecking = false
    this.problem = answer.ok ? '' : answer.problem.sentence
    if (answer.ok) this.checked = answer.value
  }
}
