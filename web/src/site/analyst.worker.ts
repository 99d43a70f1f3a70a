// An analysis, beside the core: the same Python as a server's, with a search in WebAssembly that it calls as it goes. It is asked a line
// and answers a line (src/vivat/server/parts.py).
import type { Proxy } from '../lib/messages'
import { startPython } from './python'
import { loaded, type Module } from './searching'
import * as searching from './searching'

type Bytes = Proxy<Uint8Array<ArrayBuffer>>
type Reply = (line: string) => Promise<string>

function numbers(row: Bytes): BigInt64Array {
  const { buffer, byteOffset, byteLength } = row.toJs()
  return new BigInt64Array(buffer, byteOffset, byteLength / 8)
}

let module: Module
const around = {
  load: async (game: string): Promise<void> => void (module = await loaded(game)),
  begin: (state: Bytes, settings: string): void => searching.begin(module, numbers(state), JSON.parse(settings)),
  imagine: (world: Bytes): void => searching.imagine(module, numbers(world)),
  run: (simulations: number, exploration: number): void => searching.run(module, simulations, exploration),
  options: (): string => JSON.stringify(searching.options(module)),
  totals: (): string => JSON.stringify(searching.totals(module)),
  secret_begin: (seat: number, source: string): void => searching.beginSecret(module, seat, JSON.parse(source)),
  secret_imagine: (known: Bytes, common: Bytes): void => searching.imagineSecret(module, numbers(known), numbers(common)),
  secret_run: (simulations: number): void => searching.runSecret(module, simulations),
  secret_options: (): string => JSON.stringify(searching.secretOptions(module)),
}

const starting = startPython().then((python): Reply => {
  python.globals.set('around', around)
  return python.runPython('from vivat.server.browser.analyst import start; start(around)')
})

self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    self.postMessage({ answer: await (await starting)(data) })
  } catch (problem) {
    self.postMessage({ problem: String(problem) })
  }
}
