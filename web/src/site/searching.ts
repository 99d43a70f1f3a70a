// The engine's search in WebAssembly, made from the same Python (docs/build/one_source.md). States are rows of numbers.
import type { HowToSearch, NetworkHead, ToSearch } from '../lib/messages'
import { part, PARTS } from './words'

type Call = (...numbers: (bigint | number)[]) => bigint | number | void
export interface Module {
  memory: WebAssembly.Memory
  call: Record<string, Call>
  rows: number[] // places inside the module, kept for the next question
  network?: NetworkHead // of the tables that lie inside it
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

export function begin(module: Module, known: BigInt64Array, asked: HowToSearch, keeps = false): void {
  module.call['vivat_search_new']!(0n, BigInt(asked.megabytes))
  ask(module, asked)
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

// ---- what a search asks: a learned network ----

/** The network of a game is brought into its module, once; false if it cannot be fetched. */
export async function learned(module: Module, { game, megabytes }: ToSearch): Promise<boolean> {
  if (module.network) return true
  const file = await fetched(PARTS[`${game}-network`])
  if (!file) return false
  const head = file.indexOf(10)
  const network: NetworkHead = JSON.parse(new TextDecoder().decode(file.subarray(0, head)))
  module.call['vivat_search_new']!(0n, BigInt(megabytes))
  const words = (bytes: number): number => Math.ceil(bytes / 8)
  const room = place(module, 3, words(Math.max(...network.bytes)))
  let from = head + 1
  network.bytes.forEach((bytes, table) => {
    new Uint8Array(module.memory.buffer, room, bytes).set(file.subarray(from, from + bytes))
    module.call['vivat_network_table']!(room, 0n, BigInt(table), BigInt(bytes))
    from += bytes
  })
  module.network = network
  return true
}

function ask(module: Module, { advised }: HowToSearch): void {
  const { width, blocks, words, value_bias } = (advised && module.network) || { width: 0, blocks: 0, words: 0, value_bias: 0 }
  const floats = [value_bias, advised?.temperature ?? 1, advised?.belief ?? 1].map(bits)
  module.call['vivat_network']!(0n, ...[width, blocks, words].map(BigInt), ...floats)
}

/** A network is not among what every visitor fetches: it comes when it is first asked, and is kept from then on. */
async function fetched(address?: string): Promise<Uint8Array | undefined> {
  if (!address) return undefined
  const kept = self.caches && (await caches.open('vivat-networks'))
  const known = await kept?.match(address)
  if (known) return new Uint8Array(await known.arrayBuffer())
  try {
    const bytes = await (await part(address)).arrayBuffer()
    for (const old of (await kept?.keys()) ?? []) {
      if (!Object.values(PARTS).includes(new URL(old.url).pathname)) await kept.delete(old)
    }
    await kept?.put(address, new Response(bytes.slice(0)))
    return new Uint8Array(bytes)
  } catch {
    return undefined // without a connection
  }
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
