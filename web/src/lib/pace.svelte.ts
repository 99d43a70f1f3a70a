// What the others do is shown move by move, at the pace one chooses: a queue between the table and the page. It holds a view back
// while the one before it is looked at. One's own turn never waits for long, and can be had at once.
import type { View } from '../boards/board'
import { LONG, MIDDLE } from './motion'
import type { Seen } from './messages'
import { speed, type Speed } from './preferences.svelte'

/** How long a move of another seat is looked at, in milliseconds; null: until one asks for the next. */
export const DWELL: Readonly<Record<Speed, number | null>> = { slow: 2400, normal: 1000, fast: 400, at_once: 0, step: null }
export const OWN_TURN = 1000 // the longest that one's own turn waits for what the others did before it
const CONDENSED = 4 // moves shown in that time; of those before them, the last is the first that is shown
const BEHIND = 12 // moves that may wait for their turn while nobody stops them; whoever stops them gets them all
const HELD = 600
const START = -1 // the film shows how everything stood before it
const KEPT = 60 // moves that can be seen again

/** A view that was shown, and the one before it. */
export interface Frame {
  readonly before: View
  readonly view: View
}

const viewOf = (seen: Seen, seat: number | null): View | null => seen.matches.find((match) => match.seat === seat)?.view ?? null
const stepsOf = (seen: Seen): number => seen.matches[0]?.view.steps ?? 0
export const isAsked = (seen: Seen | null): boolean => seen?.matches.some((match) => match.view.choices.length > 0) ?? false

/** What a view tells beyond the one before it: whether somebody else, a bot in one's place too, or oneself did something to see. */
function told(seen: Seen, before: Seen): 'theirs' | 'own' | 'nothing' {
  const match = seen.matches[0]
  const from = stepsOf(before)
  if (!match || !match.facts.some(([step]) => step >= from)) return 'nothing'
  const doers = match.happened.slice(Math.max(0, from - match.since)).map(([who]) => who)
  return doers.some((who) => typeof who === 'number' && (!seen.yours.includes(who) || seen.table.seats[who]?.level)) ? 'theirs' : 'own'
}

export class Pace {
  /** The table as the page shows it now. */
  shown = $state.raw<Seen | null>(null)
  /** Moves that happened and are not shown yet. */
  waiting = $state(0)
  paused = $state(false)
  /** What can be seen again: since one's own last move. */
  history = $state.raw<readonly Frame[]>([])
  /** The frame of the history that is shown instead of the present. */
  private at = $state<number | null>(null)
  /** From which view the one that is shown came about: when several come at once, only the last is told in full. */
  private origin: Seen | null = null
  private queue: Seen[] = []
  private until = 0 // when what is shown has been looked at
  private due = Infinity // when one's own turn has to be there
  private alarm: ReturnType<typeof setTimeout> | undefined
  /** Whether a moment is being staged, which the next move waits for. */
  staging: () => boolean = () => false

  get frame(): Frame | null {
    const first = this.history[0]
    if (this.at === START) return first ? { before: first.before, view: first.before } : null
    return this.at === null ? null : (this.history[this.at] ?? null)
  }

  /** What this seat saw before the move that is shown. */
  before(seat: number | null): View | null {
    return this.frame?.before ?? (this.origin ? viewOf(this.origin, seat) : null)
  }

  hear(seen: Seen): void {
    if (!this.shown || document.hidden || speed() === 'at_once') return this.catchUp(seen)
    this.queue.push(seen)
    this.due = isAsked(seen) ? Math.min(this.due, Date.now() + OWN_TURN) : Infinity
    this.condense(this.waits ? HELD : this.due < Infinity ? CONDENSED : BEHIND)
    this.go()
  }

  /** Everything at once: now is shown. */
  catchUp(newest: Seen | null = null): void {
    const left = [...this.queue, ...(newest ? [newest] : [])]
    this.queue = []
    this.at = null
    left.forEach((seen) => this.show(seen))
    this.until = 0
    this.go()
  }

  /** The next move, however long the one before has been looked at. */
  next(): void {
    if (this.at !== null) return this.turn()
    const move = this.queue.findIndex((seen, index) => told(seen, this.queue[index - 1] ?? this.shown!) === 'theirs')
    this.queue.splice(0, move < 0 ? this.queue.length : move + 1).forEach((seen) => this.show(seen))
    this.go()
  }

  pause(paused: boolean): void {
    this.paused = paused
    if (!paused && this.at !== null) this.turn()
    else this.go()
  }

  /** Show again what happened since one's own last move, or what these views tell. */
  again(frames: readonly Frame[] = this.history): void {
    if (frames.length === 0) return
    this.history = frames
    this.paused = false
    this.at = START
    this.look()
  }

  close(): void {
    clearTimeout(this.alarm)
  }

  /** Whether moves wait for a key or a click. */
  private get waits(): boolean {
    return this.paused || DWELL[speed()] === null
  }

  /** Only so many moves wait: before one's own turn there is time for the last ones only, and nobody falls far behind. */
  private condense(most: number): void {
    const early = this.queue.splice(0, Math.max(0, this.queue.length - most))
    early.forEach((seen) => this.show(seen))
  }

  /** Show what has its time, and wait for the rest. A moment that ended calls this too. */
  go(): void {
    clearTimeout(this.alarm)
    if (this.at !== null) return this.look()
    while (this.queue.length > 0) {
      const wait = this.held(this.queue[0]!)
      if (wait > 0) {
        if (wait < Infinity) this.alarm = setTimeout(() => this.go(), wait)
        break
      }
      this.show(this.queue.shift()!)
    }
    if (this.queue.length === 0) this.due = Infinity
    this.waiting = this.queue.filter((seen, index) => told(seen, this.queue[index - 1] ?? this.shown!) === 'theirs').length
  }

  /** How long this view is held back, in milliseconds. */
  private held(seen: Seen): number {
    const kind = told(seen, this.shown!)
    if (kind !== 'theirs' && stepsOf(seen) === stepsOf(this.shown!)) return 0 // somebody spoke, or took a seat
    if (this.waits) return kind === 'theirs' ? Infinity : 0
    const share = Math.max(0, this.due - Date.now()) / this.queue.length
    return Math.min(this.staging() ? Infinity : this.until - Date.now(), share)
  }

  private show(seen: Seen): void {
    const before = this.shown
    this.shown = seen
    if (!before) return
    const kind = told(seen, before)
    if (kind !== 'nothing') {
      this.origin = before
      this.until = Date.now() + (kind === 'theirs' ? (DWELL[speed()] ?? 0) : MIDDLE)
    }
    this.keep(seen, before, kind)
  }

  /** Around one screen nothing is kept: what one seat saw is not for the next. */
  private keep(seen: Seen, before: Seen, kind: 'theirs' | 'own' | 'nothing'): void {
    const [now, was] = [viewOf(seen, seen.matches[0]?.seat ?? null), viewOf(before, seen.matches[0]?.seat ?? null)]
    if (kind === 'own' || seen.matches.length !== 1 || !now || !was || now.steps < was.steps) this.history = []
    else if (kind === 'theirs') this.history = [...this.history.slice(-KEPT), { before: was, view: now }]
  }

  // ---- seeing again --------------------------------------------------------------------------------------------------

  private look(): void {
    clearTimeout(this.alarm)
    if (this.waits) return
    const dwell = this.at === START ? LONG : Math.max(DWELL[speed()] ?? 0, LONG)
    this.alarm = setTimeout(() => (this.staging() ? undefined : this.turn()), dwell) // the end of a moment calls `go`
  }

  private turn(): void {
    this.at = this.at !== null && this.at + 1 < this.history.length ? this.at + 1 : null
    if (this.at === null) this.go()
    else this.look()
  }
}
