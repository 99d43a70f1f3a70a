// A bot's search in WebAssembly. One question at a time.
import { begin, beginSecret, imagine, imagineSecret, learned, loaded, options, run, runSecret, secretOptions, type Module } from './searching'
import type { ToSearch, ToSolve } from '../lib/messages'

type Tried = number[][] // action, visits, the sum of its rewards

/** Whose tree a module holds, and how often the choice before was tried. */
const kept = new Map<Module, { course: string; advised: boolean; thought: number }>()

/** In slices, each in the next of the imagined worlds, until the time is up. */
function slices(asked: ToSolve, worlds: number, size: number, imagined: (world: number) => void, work: (simulations: number) => void): number {
  const stop = asked.seconds === null ? Infinity : performance.now() + asked.seconds * 1000
  let done = 0
  for (let number = 0; done < asked.simulations; number++) {
    if (worlds) imagined(number % worlds)
    const now = Math.min(size, asked.simulations - done)
    work(now)
    done += now
    if (performance.now() > stop) break
  }
  return done
}

/** The two options tried most, the first of them last. */
function firstTwo(tried: Tried): [number, number][] {
  const means = tried.map(([, visits, total]): [number, number] => [visits!, total! / visits!])
  return means.sort(([a, x], [b, y]) => a - b || x - y).slice(-2)
}

/** As `Budget` of bots/budget.py: portion after portion, until the decision is settled, or no longer unstable. */
function portions(asked: ToSearch, kept: number, run: (simulations: number, seconds: number) => number, options: () => Tried): Tried {
  const part = 1 - Math.min(kept, asked.most_kept)
  const simulations = Math.max(1, Math.round(asked.simulations * part))
  const stop = asked.seconds === null ? Infinity : performance.now() + asked.seconds * 1000
  const each = (done: number, number: number): number => (asked.timed ? Math.floor(done / number) + 1 : Math.ceil(simulations / asked.portions))
  for (let done = 0, number = 1; ; number++) {
    const rest = simulations - done > 0 ? simulations - done : Infinity
    const seconds = asked.timed ? (asked.seconds! * part) / asked.portions : (stop - performance.now()) / 1000
    done += run(asked.timed ? Infinity : Math.min(each(0, 1), rest), Math.max(0, seconds))
    const tried = options()
    if (!asked.timed && performance.now() >= stop) return tried
    const [second, first] = firstTwo(tried)
    const unstable = first !== undefined && second![1] > first[1]
    const left = asked.timed ? each(done, number) * Math.max(0, asked.portions - number) : Math.max(0, simulations - done)
    if (left) {
      if (asked.settles && first !== undefined && !unstable && first[0] - second![0] > left) return tried
    } else if (number >= asked.portions + asked.more || !unstable) return tried
  }
}

function search(module: Module, asked: ToSearch, state: (number: number) => BigInt64Array, states: number): number[][] {
  const worlds = states - 1
  const before = kept.get(module)
  const advised = !!asked.advised
  const keeps = asked.course !== '' && asked.course === before?.course && advised === before.advised
  begin(module, state(0), asked, keeps)
  const visits = (tried: Tried): number => tried.reduce((sum, [, count]) => sum + count!, 0)
  const size = worlds ? Math.min(asked.slice, Math.ceil(asked.simulations / worlds)) : asked.slice
  let world = 0
  const go_on = (simulations: number, seconds: number): number => {
    const stop = performance.now() + seconds * 1000
    let done = 0
    while (done < simulations) {
      if (worlds) imagine(module, state(1 + (world++ % worlds)))
      const now = Math.min(size, simulations - done)
      run(module, now)
      done += now
      if (performance.now() >= stop) break
    }
    return done
  }
  const part = keeps && before?.thought ? visits(options(module)) / before.thought : 0
  const tried = portions(asked, part, go_on, () => options(module))
  kept.set(module, { course: asked.course, advised, thought: visits(tried) })
  return tried
}

function solve(module: Module, asked: ToSolve, state: (number: number) => BigInt64Array, states: number): number[][] {
  const worlds = states / 2 - 1
  const pair = (number: number): void => imagineSecret(module, state(2 * number), state(2 * number + 1))
  beginSecret(module, asked.seat, asked.source)
  pair(0)
  const done = slices(asked, worlds, worlds ? 1 : asked.slice, (world) => pair(1 + world), (now) => runSecret(module, now))
  return [[done], ...secretOptions(module)]
}

self.onmessage = async ({ data }: MessageEvent<{ asked: string; rows: Uint8Array<ArrayBuffer> }>) => {
  try {
    const asked: ToSearch | ToSolve = JSON.parse(data.asked)
    const module = await loaded(asked.game)
    if (asked.kind === 'search' && asked.advised && !(await learned(module, asked))) return self.postMessage({ answer: '[]' })
    const numbers = new BigInt64Array(data.rows.buffer, data.rows.byteOffset, data.rows.byteLength / 8)
    const state = (number: number): BigInt64Array => numbers.subarray(number * asked.width, (number + 1) * asked.width)
    const states = numbers.length / asked.width
    const answer = asked.kind === 'solve' ? solve(module, asked, state, states) : search(module, asked, state, states)
    self.postMessage({ answer: JSON.stringify(answer) })
  } catch (problem) {
    self.postMessage({ problem: String(problem) })
  }
}
