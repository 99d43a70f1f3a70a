// The engine's search in WebAssembly, made from the same Python (docs/build/one_source.md). States are rows of numbers.
import { part, PARTS } from './words'

type Call = (...numbers: (bigint | number)[]) => bigint | number | void
export interface Module {
  memory: WebAssembly.Memory
  call: Record<string, Call>
  rows: number[] // places inside the module, kept for the next question
}
export interface Settings {
  seat: number
  source: [number, number]
  megabytes: number
  merged: number
  horizon: number
  looks: number
  exploration: number
  secret: number
}

const OPTIONS = 62
const SEATS = 16
const modules = new Map<string, Promise<Module>>()

/** The search of a game, loaded once. */
export function loaded(game: string): Promise<Module> {
  if (!modules.has(game)) modules.set(game, load(game))
  return modules.get(game)!
}

async function load(game: string): Promise<Module> {
  const bytes = await (await part(PARTS[game]!)).arrayBuffer()
  const { instance } = await WebAssembly.instantiate(bytes, {})
  return { memory: instance.exports['memory'] as WebAssembly.Memory, call: instance.exports as Record<string, Call>, rows: [] }
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

// ---- a search: one at a time ----

export function begin(module: Module, known: BigInt64Array, asked: Settings, keeps = false): void {
  module.call['vivat_search_new']!(0n, BigInt(asked.megabytes))
  const settings = [asked.seat, Number(keeps), ...asked.source, asked.merged, asked.horizon, asked.looks].map(BigInt)
  module.call['vivat_search_begin']!(put(module, 1, known), 0n, ...settings, bits(asked.exploration), bits(asked.secret))
}

export function imagine(module: Module, world: BigInt64Array): void {
  module.call['vivat_search_imagine']!(put(module, 1, world), 0n)
}

export function run(module: Module, simulations: number, exploration?: number): void {
  if (exploration !== undefined) module.call['vivat_search_explore']!(0n, bits(exploration))
  module.call['vivat_search_run']!(0n, BigInt(simulations))
}

/** For each option that was tried: action, visits, the sum of its rewards. */
export function options(module: Module): number[][] {
  const out = place(module, 0, 3 * OPTIONS)
  const written = Number(module.call['vivat_search_options']!(0n, out))
  const whole = new BigInt64Array(module.memory.buffer, out, written)
  const floats = new Float64Array(module.memory.buffer, out, written)
  return Array.from({ length: written / 3 }, (_, i) => [Number(whole[3 * i]), Number(whole[3 * i + 1]), floats[3 * i + 2]!])
}

/** By side, the sum of the rewards of all simulations. */
export function totals(module: Module): number[] {
  const out = place(module, 0, 3 * OPTIONS)
  module.call['vivat_search_totals']!(0n, out)
  return Array.from(new Float64Array(module.memory.buffer, out, SEATS))
}

// ---- a secret choice: one at a time ----

export function beginSecret(module: Module, seat: number, source: [number, number]): void {
  module.call['vivat_secret_begin']!(...[seat, ...source].map(BigInt))
}

export function imagineSecret(module: Module, known: BigInt64Array, common: BigInt64Array): void {
  module.call['vivat_secret_imagine']!(put(module, 1, known), put(module, 2, common))
}

export function runSecret(module: Module, simulations: number): void {
  module.call['vivat_secret_run']!(BigInt(simulations))
}

/** For each option: its share, its worth. */
export function secretOptions(module: Module): number[][] {
  const out = place(module, 0, 3 * OPTIONS)
  const written = Number(module.call['vivat_secret_options']!(out))
  const floats = Array.from(new Float64Array(module.memory.buffer, out, written))
  return Array.from({ length: written / 2 }, (_, i) => [floats[2 * i]!, floats[2 * i + 1]!])
}
