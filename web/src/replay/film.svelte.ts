// A whole match as a small moving picture: a frame for each stop, drawn by the game's own board, out of sight.
import { applyPalette, GIFEncoder, quantize } from 'gifenc'
import { mount, tick, unmount } from 'svelte'
import type { BoardProps, Presentation } from '../boards/board'
import { upTo, type Facts } from '../boards/facts'
import type { Seat } from '../lib/connection.svelte'
import type { SeatShown } from '../lib/messages'
import type { Frames } from './frames.svelte'
import { drawn, pictureOf } from './picture'
import type { Stops } from './stops'

export const MOST = 120 // pictures
const [WIDTH, HEIGHT, SCALE] = [900, 640, 0.75]
const [EACH, LAST] = [900, 4000] // milliseconds
const COLOURS = 255 // and one for what has not changed

export interface Reel {
  readonly presentation: Presentation
  readonly frames: Frames
  readonly seat: Seat
  readonly stops: Stops
  readonly seats: readonly SeatShown[]
  readonly facts: Facts
  readonly sentence: (steps: number) => string
}

/** All stops if they are few; else those at which a turn ends; else some of them. */
export function chosen({ steps, turns }: Stops, most = MOST): number[] {
  const last = steps.length - 1
  const some = steps.length <= most ? [...steps.keys()] : [...new Set([0, ...turns.map((turn) => Math.max(0, turn - 1)), last])]
  const every = Math.ceil(some.length / most)
  return [...new Set([...some.filter((_, number) => number % every === 0), last])].map((stop) => steps[stop]!)
}

export async function film(reel: Reel, tell: (done: number, whole: number) => void): Promise<Blob> {
  const { Board } = reel.presentation
  const moments = chosen(reel.stops)
  const first = await reel.frames.moment(reel.seat, moments[0]!)
  if (!Board || !first) throw new Error('there is nothing to draw')
  const stage = document.createElement('div')
  stage.setAttribute('aria-hidden', 'true')
  for (const [name, value] of Object.entries({ position: 'fixed', left: '-20000px', top: '0', width: `${WIDTH}px`, height: `${HEIGHT}px`, container: 'board / size' })) stage.style.setProperty(name, value)
  document.querySelector('main')!.append(stage)
  const nothing = (): void => {}
  const props: BoardProps = $state({ view: first.view, seats: reel.seats, aid: null, facts: [], choose: nothing, openRule: nothing, hint: null, point: nothing })
  const board = mount(Board, { target: stage, props })
  try {
    const strip = new Strip()
    for (const [number, steps] of moments.entries()) {
      const moment = await reel.frames.moment(reel.seat, steps)
      if (!moment) throw new Error('a moment is missing')
      props.view = moment.view
      props.facts = upTo(reel.facts, steps)
      await tick()
      strip.add(await drawn(await pictureOf([stage], reel.sentence(steps)), SCALE), number === moments.length - 1 ? LAST : EACH)
      tell(number + 1, moments.length)
      await new Promise((then) => setTimeout(then)) // the page stays alive meanwhile
    }
    return strip.done()
  } finally {
    void unmount(board)
    stage.remove()
  }
}

/** A GIF in the making: what is as in the picture before is left out. */
class Strip {
  private readonly gif = GIFEncoder()
  private palette: number[][] = []
  private before: Uint8Array | null = null

  add(canvas: HTMLCanvasElement, delay: number): void {
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
    if (!this.before) this.palette = quantize(data, COLOURS)
    const now = applyPalette(data, this.palette)
    const before = this.before
    const shown = before ? now.map((colour, at) => (colour === before[at] ? this.palette.length : colour)) : now
    this.gif.writeFrame(shown, width, height, { delay, dispose: 1, ...(before ? { transparent: true, transparentIndex: this.palette.length } : { palette: [...this.palette, [0, 0, 0]] }) })
    this.before = now
  }

  done(): Blob {
    this.gif.finish()
    return new Blob([new Uint8Array(this.gif.bytes())], { type: 'image/gif' })
  }
}
