// Small readings of what a seat is shown of Artus.
import type { artus } from '../../lib/messages'
import { optionOf, stepOf } from '../../lib/words'
import type { View } from '../board'
import { onward, type Sitting } from './ring'

export const COLOURS = ['black', 'blue', 'red', 'beige'] as const
export const ROYALS = ['silver_a', 'silver_b', 'bronze_a', 'bronze_b'] as const
export const PILES = ['knight', 'king', 'score'] as const
export type Forms = artus.Forms
export type Fact = artus.Fact
export type Royal = keyof artus.Royals
export type Pile = keyof artus.ByPile

export const seatOf = (figure: string): number => (COLOURS as readonly string[]).indexOf(figure)
export const isRoyal = (figure: string): figure is Royal => (ROYALS as readonly string[]).includes(figure)
export const kingsChair = (board: artus.Board): number => board.royals[board.king].chair
export const pileOf = (card: string): Pile => (card.startsWith('knight') ? 'knight' : card.startsWith('score') ? 'score' : 'king')

/** The chairs a choice names: one, those of a set, or the one reached from the figure already picked. */
export function chairsOf(board: artus.Board, word: string): number[] {
  const [step, option] = [stepOf(word), optionOf(word)]
  if (step === 'pick_steps') return board.figure === null ? [] : [onward(board.figure, Number(option))]
  if (['place_knight', 'pick_figure', 'pick_prince', 'pick_knights'].includes(step)) return option.split('+').map(Number)
  return []
}

/** The word that a click on a chair means now. A knight who belongs to several sets means none. */
export function wordsOnChairs(view: View<Forms>): Map<number, string> {
  const { board } = view
  const pairs = view.choices.flatMap((word) => chairsOf(board, word).map((chair) => [chair, word] as const))
  return new Map(pairs.filter(([chair]) => pairs.filter(([other]) => other === chair).length === 1))
}

/** The ways to carry a card out that begin with this choice. */
export const waysOf = (aid: artus.Aid | null, word: string | null): artus.Way[] =>
  word === null ? [] : Object.values(aid?.cards ?? {}).flatMap((ways) => ways.filter((way) => way.choices[0] === word))

/** The chairs that the next choice after this one could name. */
export function reachOf(ways: readonly artus.Way[]): Set<number> {
  return new Set(
    ways.flatMap((way) => {
      const next = way.choices.slice(1).find((word) => stepOf(word) !== 'pick_mode')
      if (next === undefined) return []
      return stepOf(next) === 'pick_steps' ? [way.to ?? 0] : optionOf(next).split('+').map(Number)
    }),
  )
}

/** Who sits where, now or after a way has been carried out. */
export function sittings(board: artus.Board, way: artus.Way | null): Sitting[] {
  return board.chairs.flatMap(({ figure }, chair) => {
    if (figure === null) return []
    if (way?.from === chair) return [{ figure, chair: way.to ?? chair }]
    if (way?.to === chair) return [{ figure, chair: way.pushed ?? chair }]
    return [{ figure, chair }]
  })
}

/** The seats with the most points, and their lead over the next. */
export function leaders(board: artus.Board): { seats: number[]; lead: number } {
  const totals = board.seats.map((seat) => seat.total)
  const most = Math.max(...totals)
  const rest = totals.filter((total) => total < most)
  return { seats: totals.flatMap((total, seat) => (total === most ? [seat] : [])), lead: rest.length > 0 ? most - Math.max(...rest) : 0 }
}

/** The rings of a royal figure, now or after a way: a ring given, and two handed back by a King who is one no more. */
export function ringsOf(board: artus.Board, figure: string, way: artus.Way | null): number {
  if (!isRoyal(figure)) return 0
  const { chair, rings } = board.royals[figure]
  if (way === null || way.from !== null) return rings
  if (way.choices.at(-1) === `pick_prince:${chair}`) return rings + 1
  return figure === board.king && way.king !== chair ? 1 : rings
}

/** The lowest and the highest pay of some ways; null when there are none. */
export function span(ways: readonly artus.Way[]): readonly [number, number] | null {
  if (ways.length === 0) return null
  const points = ways.map((way) => way.points)
  return [Math.min(...points), Math.max(...points)]
}

/** The arcs of a way: the figure that moves, and the one it pushes, counter-clockwise (AR-5.5). */
export function onTheMove(way: artus.Way): { from: number; steps: number; pushed: boolean }[] {
  if (way.from === null || way.to === null) return []
  const word = way.choices.find((choice) => stepOf(choice) === 'pick_steps') ?? ''
  const moved = { from: way.from, steps: Number(optionOf(word)), pushed: false }
  if (way.pushed === null) return [moved]
  return [moved, { from: way.to, steps: onward(way.pushed, -way.to) - 28, pushed: true }]
}
