// What a board is: it knows no rules. It gets what a seat sees and may choose, and gives back a chosen word.
import type { Component } from 'svelte'
import type { SeatShown, View } from '../lib/connection.svelte'
import type { Line, LogStep } from '../lib/words'

export interface BoardProps {
  view: View
  seats: readonly SeatShown[]
  /** What the game's aid.py says of this view; empty until it has arrived for the first time. */
  aid: Readonly<Record<string, unknown>>
  /** The aid is still that of the view before: nothing of class `worked` stays visible for longer than a blink. */
  stale: boolean
  /** Every step so far, as this seat may read it. */
  log: readonly LogStep[]
  choose: (word: string) => void
  /** What this seat was shown before a step; null where that is not to be had. */
  recall: (step: number) => Promise<View | null>
  /** Show a numbered rule in the rules panel. */
  openRule: (rule: string) => void
  /** Where the pointer or the focus is, so that the same thing lights up everywhere; null for nowhere. */
  hint: string | null
  point: (word: string | null) => void
}

export interface SeatProps {
  view: View
  seat: number
}

export interface MarkProps {
  option: string
  word: string
  view: View
}

/** How a game is shown and told on the page; all but `opens` is optional, so without a Board it is played with buttons. */
export interface Presentation {
  readonly Board?: Component<BoardProps>
  readonly Hand?: Component<BoardProps>
  readonly Seat?: Component<SeatProps>
  readonly Standing?: Component<BoardProps>
  readonly Mark?: Component<MarkProps>
  /** A choice that begins a new line of the log. */
  readonly opens: (word: string) => boolean
  /** Whether an outcome belongs to the line of the seat that acted before it. */
  readonly joins?: boolean
  /** A choice on its button, where the catalogue alone cannot say it. */
  readonly label?: (word: string, view: View) => string | null
  /** What a choice would do, in words. */
  readonly effect?: (word: string, props: Pick<BoardProps, 'view' | 'seats' | 'aid'>) => string | null
  /** The choices that get a button beside the board, where there are too many for a list. */
  readonly offers?: (choices: readonly string[]) => readonly string[]
  /** A line of the log as a sentence; null for the usual one. */
  readonly tell?: (line: Line, log: readonly LogStep[], name: (seat: number) => string) => string | null
  /** Why the game ended as it did, in sentences with the numbers that decided. */
  readonly why?: (view: View, name: (seat: number) => string) => string[]
  /** What changed between two views and deserves a sentence. */
  readonly news?: (before: View, after: View) => string[]
}

const PRESENTATIONS = import.meta.glob<{ presentation: Presentation }>('./*/presentation.ts')

const PLAIN: Presentation = { opens: () => true }

export async function presentationOf(game: string): Promise<Presentation> {
  return (await PRESENTATIONS[`./${game}/presentation.ts`]?.())?.presentation ?? PLAIN
}
