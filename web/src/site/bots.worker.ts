// A bot's search in WebAssembly: the engine's own, made from the same Python (docs/build/one_source.md). One question at a time.
import { part, PARTS } from './words'

interface Asked {
  kind: 'search' | 'solve'
  game: string
  seat: number
  simulations: number
  seconds: number | null
  timed: boolean // until the seconds are over; else they only bound the simulations
  width: number // numbers of a state
  source: [number, number]
  slice: number
  megabytes: number
  merged: number
  horizon: number
  looks: number
  exploration: number
  secret: number
  course: string
  portions: number
  more: number
  most_kept: number
  settles: boolean
}
type Tried = [action: number, visits: number, total: number][]

type Call = (...numbers: (bigint | number)[]) => bigint | number | void
interface Module {
  memory: WebAssembly.Memory
  call: Record<string, Call>
  rows: number[] // places inside the module, kept for the next question
  course: string // whose tree it holds
  thought: number // how often the choice before was tried
}

const OPTIONS = 62
const modules = new Map<string, Promise<Module>>()

async function load(game: string): Promise<Module> {
  const bytes = await (await part(PARTS[game]!)).arrayBuffer()
  const { instance } = await WebAssembly.instantiate(bytes, {})
  return { memory: instance.exports['memory'] as WebAssembly.Memory, call: instance.exports as Record<string, Call>, rows: [], course: '', thought: 0 }
}

/** A place for numbers inside the module. */
function place(module: Module, number: number, cells: number): number {
  module.rows[number] ??= Number(module.call['vivat_room']!(BigInt(8 * cells)))
  return module.rows[number]
}

function put(module: Module, number: number, row: BigInt64Array): number {
  const at = place(module, number, row.length)
  new BigInt64Array(module.memory.buffer, at, row.length).set(row)
  return at
}

const view = new DataView(new ArrayBuffer(8))
function bits(x: number): bigint {
  view.setFloat64(0, x)
  return view.getBigInt64(0)
}

/** In slices, each in the next of the imagined worlds, until the time is up. */
function slices(asked: Asked, worlds: number, size: number, imagine: (world: number) => void, run: (simulations: number) => void): number {
  const stop = asked.seconds === null ? Infinity : performance.now() + asked.seconds * 1000
  let done = 0
  for (let number = 0; done < asked.simulations; number++) {
    if (worlds) imagine(number % worlds)
    const now = Math.min(size, asked.simulations - done)
    run(now)
    done += now
    if (performance.now() > stop) break
  }
  return done
}

/** The two options tried most, the first of them last. */
function firstTwo(tried: Tried): [number, number][] {
  const means = tried.map(([, visits, total]): [number, number] => [visits, total / visits])
  return means.sort(([a, x], [b, y]) => a - b || x - y).slice(-2)
}

/** As `Budget` of bots/budget.py: portion after portion, until the decision is settled, or no longer unstable. */
function portions(asked: Asked, kept: number, run: (simulations: number, seconds: number) => number, options: () => Tried): Tried {
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

function search(module: Module, asked: Asked, state: (number: number) => BigInt64Array, states: number): number[][] {
  const { call } = module
  const worlds = states - 1
  call['vivat_search_new']!(0n, BigInt(asked.megabytes))
  const [x, y] = asked.source
  const keeps = asked.course !== '' && asked.course === module.course
  const settings = [asked.seat, Number(keeps), x, y, asked.merged, asked.horizon, asked.looks].map(BigInt)
  call['vivat_search_begin']!(put(module, 1, state(0)), 0n, ...settings, bits(asked.exploration), bits(asked.secret))
  const options = (): Tried => {
    const out = place(module, 0, 3 * OPTIONS)
    const written = Number(call['vivat_search_options']!(0n, out))
    const whole = new BigInt64Array(module.memory.buffer, out, written)
    const floats = new Float64Array(module.memory.buffer, out, written)
    return Array.from({ length: written / 3 }, (_, i) => [Number(whole[3 * i]), Number(whole[3 * i + 1]), floats[3 * i + 2]!])
  }
  const visits = (tried: Tried): number => tried.reduce((sum, [, count]) => sum + count, 0)
  const size = worlds ? Math.min(asked.slice, Math.ceil(asked.simulations / worlds)) : asked.slice
  let world = 0
  const run = (simulations: number, seconds: number): number => {
    const stop = performance.now() + seconds * 1000
    let done = 0
    while (done < simulations) {
      if (worlds) call['vivat_search_imagine']!(put(module, 1, state(1 + (world++ % worlds))), 0n)
      const now = Math.min(size, simulations - done)
      call['vivat_search_run']!(0n, BigInt(now))
      done += now
      if (performance.now() >= stop) break
    }
    return done
  }
  const tried = portions(asked, keeps && module.thought ? visits(options()) / module.thought : 0, run, options)
  module.course = asked.course
  module.thought = visits(tried)
  return tried
}

function solve(module: Module, asked: Asked, state: (number: number) => BigInt64Array, states: number): number[][] {
  const { call } = module
  const worlds = states / 2 - 1
  const [x, y] = asked.source
  const imagine = (pair: number): void => void call['vivat_secret_imagine']!(put(module, 1, state(2 * pair)), put(module, 2, state(2 * pair + 1)))
  call['vivat_secret_begin']!(BigInt(asked.seat), BigInt(x), BigInt(y))
  imagine(0)
  const done = slices(asked, worlds, worlds ? 1 : asked.slice, (world) => imagine(1 + world), (now) => void call['vivat_secret_run']!(BigInt(now)))
  const out = place(module, 0, 3 * OPTIONS)
  const written = Number(call['vivat_secret_options']!(out))
  const floats = Array.from(new Float64Array(module.memory.buffer, out, written))
  return [[done], ...Array.from({ length: written / 2 }, (_, i) => [floats[2 * i]!, floats[2 * i + 1]!])]
}

self.onmessage = async ({ data }: MessageEvent<{ asked: string; rows: Uint8Array<ArrayBuffer> }>) => {
  try {
    const asked = JSON.parse(data.asked) as Asked
    if (!modules.has(asked.game)) modules.set(asked.game, load(asked.game))
    const module = await modules.get(asked.game)!
    const numbers = new BigInt64Array(data.rows.buffer, data.rows.byteOffset, data.rows.byteLength / 8)
    const state = (number: number): BigInt64Array => numbers.subarray(number * asked.width, (number + 1) * asked.width)
    const answer = (asked.kind === 'solve' ? solve : search)(module, asked, state, numbers.length / asked.width)
    self.postMessage({ answer: JSON.stringify(answer) })
  } catch (problem) {
    self.postMessage({ problem: String(problem) })
  }
}
