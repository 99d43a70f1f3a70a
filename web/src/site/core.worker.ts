// The worker that runs the server's own core under Pyodide. Pages of all tabs speak to it over one BroadcastChannel.
import { store } from './store'
import { think } from './thinking'
import { CHANNEL, part, PARTS, type FromCore, type ToCore } from './words'

interface Core {
  ask(method: string, path: string, body: string, language: string): Promise<{ toJs(): [number, string]; destroy(): void }>
  open(channel: string, language: string): void
  receive(channel: string, frame: string): Promise<void>
  close(channel: string): void
}
interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void }
  runPython(code: string): unknown
  runPythonAsync(code: string): Promise<unknown>
  globals: { get(name: string): unknown; set(name: string, value: unknown): void }
}
type Load = (how: Record<string, unknown>) => Promise<Python>

const wire = new BroadcastChannel(CHANNEL)
const me = crypto.randomUUID()
const owners = new Map<string, string>() // of each channel: its tab
const tell = (message: FromCore): void => wire.postMessage(message)

const around = {
  ...store,
  think,
  say: (channel: string, text: string): void => tell({ to: owners.get(channel) ?? '', kind: 'said', channel, text }),
  shut(channel: string): void {
    tell({ to: owners.get(channel) ?? '', kind: 'shut', channel })
    owners.delete(channel)
  },
}

// ---- starting ----

const IDLE = 6000 // milliseconds: then what is rarely needed is loaded too, before somebody waits for it
let spoken = 'en'

const SIZES = 6_000_000 // bytes on their way at the first visit, for the bar that shows it
let bytes = 0
let told = 0

function arrived(more: number): void {
  bytes += more
  const share = Math.min(0.99, bytes / SIZES)
  if (share - told > 0.02) tell({ to: 'all', kind: 'loading', share: (told = share) })
}

/** Everything Pyodide fetches by itself, from where we have it, compressed. */
function fetchedFromParts(): void {
  const plain = self.fetch.bind(self)
  self.fetch = async (wanted, how) => {
    const address = String(wanted instanceof Request ? wanted.url : wanted)
    if (address.endsWith('/pyodide.asm.wasm')) return new Response((await part(PARTS.engine, arrived)).body, { headers: { 'content-type': 'application/wasm' } })
    if (address.endsWith('/library.zip')) return part(PARTS.library, arrived)
    return plain(wanted, how)
  }
}

/** Our own Python: a pack with an index, see tools/site/pack.py. */
function unpack(python: Python, pack: Uint8Array): void {
  const text = new TextDecoder()
  const length = parseInt(text.decode(pack.subarray(0, 8)), 16)
  const index = JSON.parse(text.decode(pack.subarray(8, 8 + length))) as Record<string, [number, number]>
  const folders = new Set(Object.keys(index).map((name) => name.slice(0, name.lastIndexOf('/') + 1)))
  for (const folder of folders) python.FS.mkdirTree(`/lib/vivat/${folder}`)
  for (const [name, [at, size]] of Object.entries(index)) {
    python.FS.writeFile(`/lib/vivat/${name}`, pack.subarray(8 + length + at, 8 + length + at + size), { canOwn: true })
  }
}

async function start(): Promise<Core> {
  performance.mark('begun')
  fetchedFromParts()
  const ours = part(PARTS.python, arrived).then(async (reply) => new Uint8Array(await reply.arrayBuffer()))
  const { loadPyodide } = (await import(/* @vite-ignore */ `${PARTS.pyodide}pyodide.mjs`)) as { loadPyodide: Load }
  const python = await loadPyodide({
    indexURL: PARTS.pyodide,
    stdLibURL: `${PARTS.pyodide}library.zip`,
    lockFileContents: JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '0' }, packages: {} }),
    env: { VIVAT_PURE: '1', HOME: '/home/pyodide' },
  })
  performance.mark('python')
  unpack(python, await ours)
  performance.mark('unpacked')
  python.globals.set('around', around)
  const core = await python.runPythonAsync(`
import sys
sys.path.insert(0, "/lib/vivat")
from vivat.server.browser import entry
await entry.start(around)
`)
  performance.mark('core')
  setTimeout(() => python.runPython(`entry.load("${spoken}")`), IDLE)
  return core as Core
}

// ---- pages ----

const starting = start()
starting.then(
  () => tell({ to: 'all', kind: 'ready', core: me }),
  (problem: unknown) => tell({ to: 'all', kind: 'failed', why: String(problem) }),
)

async function hear(message: ToCore): Promise<void> {
  const core = await starting
  switch (message.kind) {
    case 'hello':
      tell({ to: 'all', kind: 'ready', core: me })
      break
    case 'ask': {
      spoken = message.language === 'fr' ? 'fr' : 'en'
      const answer = await core.ask(message.method, message.path, message.body, message.language)
      const [status, text] = answer.toJs()
      answer.destroy()
      tell({ to: message.tab, kind: 'answer', id: message.id, status, text })
      break
    }
    case 'open':
      owners.set(message.channel, message.tab)
      core.open(message.channel, message.language)
      break
    case 'send':
      await core.receive(message.channel, message.text)
      break
    case 'close':
      owners.delete(message.channel)
      core.close(message.channel)
      break
    case 'gone':
      for (const [channel, tab] of owners) {
        if (tab === message.tab) {
          owners.delete(channel)
          core.close(channel)
        }
      }
  }
}

wire.onmessage = ({ data }: MessageEvent<ToCore>) => {
  if (data.to === 'core') hear(data).catch((problem: unknown) => console.error(problem))
}
