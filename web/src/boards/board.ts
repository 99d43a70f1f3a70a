// What a board is: it knows no rules. It gets what a seat sees and may choose, and what happened, and gives back a chosen word.
import type { Component } from 'svelte'
import type { Box, SeatShown, View as AnyView } from '../lib/messages'
import type { Facts } from './facts'

/** What a game shows: each has its own, made from its Python classes, as `Forms` in its namespace of messages.ts. */
export interface Forms {
  Board: any
  Aid: any
  Fact: any
}

/** What a seat, or a spectator, sees of a match of a game. */
export type View<F extends Forms = Forms> = Omit<AnyView, 'board'> & { readonly board: F['Board'] }

export interface BoardProps<F extends Forms = Forms> {
  view: View<F>
  seats: readonly SeatShown[]
  /** What the game's aid.py says of this view; null until it has come. */
  aid: F['Aid'] | null
  /** What happened up to this view, as far as this seat may know it. */
  facts: Facts<F['Fact']>
  choose: (word: string) => void
  /** Show a numbered rule in the rules panel. */
  openRule: (rule: string) => void
  /** Where the pointer or the focus is, so that the same thing lights up everywhere; null for nowhere. */
  hint: string | null
  point: (word: string | null) => void
}

export interface SeatProps<F extends Forms = Forms> {
  view: View<F>
  seat: number
}

export interface MarkProps<F extends Forms = Forms> {
  option: string
  word: string
  view: View<F>
}

type Kinds<F extends Forms> = readonly F['Fact']['fact'][]

/** How a game is shown on the page; all of it is optional, so without a Board it is played with buttons. */
export interface Presentation<F extends Forms = Forms> {
  readonly Board?: Component<BoardProps<F>>
  readonly Hand?: Component<BoardProps<F>>
  readonly Seat?: Component<SeatProps<F>>
  readonly Standing?: Component<BoardProps<F>>
  readonly Mark?: Component<MarkProps<F>>
  /** The card that is being carried out, for the question about it. */
  readonly playing?: (view: View<F>) => string | null
  /** A choice on its button, where the catalogue alone cannot say it. */
  readonly label?: (word: string, view: View<F>) => string | null
  /** What a choice would do, in words. */
  readonly effect?: (word: string, props: Pick<BoardProps<F>, 'view' | 'seats' | 'aid'>) => string | null
  /** The choices that get a button beside the board, where there are too many for a list. */
  readonly offers?: (choices: readonly string[]) => readonly string[]
  /** How a player's own box calls things: messages of the catalogue, and what they say there. */
  readonly calls?: (box: Box) => Record<string, string>
  /** The facts that are what a seat did; others befell it. */
  readonly deeds?: Kinds<F>
  /** The facts that nobody should miss. */
  readonly news?: Kinds<F>
  /** The facts that a verdict rests on, as far as they come with it. */
  readonly grounds?: Kinds<F>
}

const PRESENTATIONS = import.meta.glob<{ presentation: Presentation }>('./*/presentation.ts')

export async function presentationOf(game: string): Promise<Presentation> {
  return (await PRESENTATIONS[`./${game}/presentation.ts`]?.())?.presentation ?? {}
}
