// The moments of a match as the server gives them, page by page, with the eyes of one seat or a spectator's.
import type { View } from '../boards/board'
import { ask } from '../lib/api'
import { grown, type Seat, type Story } from '../lib/connection.svelte'
import type { Frame, Replay } from '../lib/messages'

export const PAGE = 64 // moments in one reply
const NOTHING: Story = { steps: [], facts: [] }

/** What was to be seen, and what had been told, after so many steps. */
export interface Moment {
  readonly view: View
  readonly story: Story
}

export class Frames {
  /** Steps of the whole match. */
  steps = $state(0)
  /** All that may be told of it now. */
  whole = $state.raw<Story>(NOTHING)
  problem = $state<string | null>(null)
  ready = $state(false)
  private pages = $state.raw<ReadonlyMap<string, readonly Frame[]>>(new Map())
  private readonly asked = new Set<string>()

  constructor(readonly table: string) {}

  /** What there is to go through, told as to one of one's own seats, or to a spectator. */
  async open(seat: Seat): Promise<void> {
    const end = await this.fetched(seat, 1_000_000, 1)
    if (!end) return
    this.steps = end.steps
    this.whole = grown(NOTHING, end.frames[0]!) ?? NOTHING
    this.ready = true
  }

  /** The moment, if it is there. */
  at(seat: Seat, step: number): Moment | null {
    const page = this.pages.get(nameOf(seat, step))
    const last = step % PAGE
    if (!page || last >= page.length) return null
    const story = page.slice(0, last + 1).reduce<Story>((known, frame) => grown(known, frame) ?? known, NOTHING)
    return { view: page[last]!.view, story }
  }

  /** Fetch the moment with those around it, and soon those behind it. */
  need(seat: Seat, step: number): void {
    const next = step - (step % PAGE) + PAGE
    void this.fetchPage(seat, step)
    if (next <= this.steps && next - step < PAGE / 2) void this.fetchPage(seat, next)
  }

  /** As `at`, however long it takes. */
  async moment(seat: Seat, step: number): Promise<Moment | null> {
    await this.fetchPage(seat, step)
    return this.at(seat, step)
  }

  private async fetchPage(seat: Seat, step: number): Promise<void> {
    const name = nameOf(seat, step)
    if (this.asked.has(name)) return
    this.asked.add(name)
    const found = await this.fetched(seat, step - (step % PAGE), PAGE)
    if (found) this.pages = new Map(this.pages).set(name, found.frames)
    else this.asked.delete(name)
  }

  private async fetched(seat: Seat, step: number, most: number): Promise<Replay | null> {
    const answer = await ask('GET /api/tables/{table}/replay', { table: this.table, step, most, seat })
    this.problem = answer.ok ? null : answer.problem.sentence
    return answer.ok ? answer.value : null
  }
}

const nameOf = (seat: Seat, step: number): string => `${seat ?? ''}:${Math.floor(step / PAGE)}`
