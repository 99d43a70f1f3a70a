// The moments of a game that are staged on its board: which facts, by which scene, how long, with which sounds. They are fetched
// after the board, so that a first table does not wait for them.
import type { Component } from 'svelte'
import type { SeatShown } from '../lib/messages'
import type { Sound } from '../lib/sound'
import type { Forms, View } from './board'
import type { Facts } from './facts'

/** What a scene is given; it is drawn in the measures of the board's own drawing, right over it. */
export interface SceneProps<F extends Forms = Forms, Fact = F['Fact']> {
  fact: Fact
  /** The view from which it came about, and the one it led to. */
  before: View<F>
  after: View<F>
  /** All that came of the same move, this fact among it. */
  facts: Facts<F['Fact']>
  seats: readonly SeatShown[]
  /** What of the board's drawing can be seen above the words, in its own measures; a pixel of the window has --u of them. */
  box: Box
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Cue {
  readonly sound: Sound
  readonly at: number // milliseconds after its beginning
}

export interface Scene<F extends Forms = Forms> {
  readonly Scene: Component<SceneProps<F, any>>
  /** How long it lasts, in milliseconds. */
  readonly lasts: (fact: any) => number
  /** What the board shows meanwhile: as it was before the fact, or as it is after it. */
  readonly beneath: 'before' | 'after'
  /** The board is darkened a little only, so that one sees it move. */
  readonly light?: boolean
  readonly cues?: (fact: any) => readonly Cue[]
}

export interface Moments<F extends Forms = Forms> {
  /** The drawing that scenes are laid over, inside the board. */
  readonly over: string
  /** What is darkened with it, where that is more than the drawing. */
  readonly around?: string
  readonly scenes: Partial<Record<F['Fact']['fact'], Scene<F>>>
  /** Sounds of what is not staged. */
  readonly sounds: Partial<Record<F['Fact']['fact'], Sound>>
  /** The card that a seat has shown by this. */
  readonly laid?: (fact: F['Fact']) => { readonly seat: number; readonly card: string } | null
  readonly Card?: Component<{ card: string }>
}

const MOMENTS = import.meta.glob<{ moments: Moments }>('./*/moments.ts')

export async function momentsOf(game: string): Promise<Moments | null> {
  return (await MOMENTS[`./${game}/moments.ts`]?.())?.moments ?? null
}
