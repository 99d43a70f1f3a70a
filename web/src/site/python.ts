// Python in a worker: Pyodide with our own modules, from the parts beside the page.
import * as snapshot from './snapshot'
import { part, PARTS } from './words'

interface Module {
  HEAP8: Int8Array
  _malloc(size: number): number
}
type Make = (settings: object) => Promise<Module>
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void }
  runPython(code: string): any // as Pyodide declares it
  runPythonAsync(code: string): Promise<any>
  globals: { get(name: string): unknown; set(name: string, value: unknown): void }
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
}
type Load = (how: Record<string, unknown>) => Promise<Python>
type Arrived = (bytes: number) => void
const plain = self.fetch.bind(self)

/** Everything Pyodide fetches by itself, from where we have it, compressed. */
function fetchedFromParts(arrived: Arrived): void {
  self.fetch = async (wanted, how) => {
    const address = String(wanted instanceof Request ? wanted.url : wanted)
    if (address.endsWith('/pyodide.asm.wasm')) return asModule(await part(PARTS.engine, arrived))
    if (address.endsWith(PARTS.extension)) return part(PARTS.msgspec, arrived)
    if (address.endsWith('/library.zip')) return part(PARTS.library, arrived)
    return plain(wanted, how)
  }
}

const pack = async (arrived: Arrived = () => {}): Promise<Uint8Array> => new Uint8Array(await (await part(PARTS.python, arrived)).arrayBuffer())

/** One that names its type is left as it is: the browser keeps what it has compiled of such a one. */
const asModule = (reply: Response): Response => (reply.headers.has('content-type') ? reply : new Response(reply.body, { headers: { 'content-type': 'application/wasm' } }))

/** Our own Python: a pack with an index, see tools/site/pack.py. */
function unpack(python: Python, pack: Uint8Array): void {
  const text = new TextDecoder()
  const length = parseInt(text.decode(pack.subarray(0, 8)), 16)
  const index: Record<string, [number, number]> = JSON.parse(text.decode(pack.subarray(8, 8 + length)))
  const folders = new Set(Object.keys(index).map((name) => name.slice(0, name.lastIndexOf('/') + 1)))
  for (const folder of folders) python.FS.mkdirTree(`/lib/vivat/${folder}`)
  for (const [name, [at, size]] of Object.entries(index)) {
    python.FS.writeFile(`/lib/vivat/${name}`, pack.subarray(8 + length + at, 8 + length + at + size), { canOwn: true })
  }
}

/** Pyodide, with the memory it is to have at least; msgspec's own code lies in front of all other memory, so that it has the same place
 * in every Python that is begun. */
function maker(room: number): Make {
  return async (settings) => {
    const { default: make }: { default: Make } = await import(/* @vite-ignore */ `${PARTS.pyodide}pyodide.asm.mjs`)
    const made = await make(Object.assign(settings, { dynamicLibraries: [PARTS.extension] }))
    if (made.HEAP8.length < room) made._malloc(room)
    return made
  }
}

async function pyodide(how: Record<string, unknown>, arrived: Arrived, room = 0): Promise<Python> {
  fetchedFromParts(arrived)
  const { loadPyodide }: { loadPyodide: Load } = await import(/* @vite-ignore */ `${PARTS.pyodide}pyodide.mjs`)
  return loadPyodide({
    indexURL: PARTS.pyodide,
    stdLibURL: `${PARTS.pyodide}library.zip`,
    lockFileContents: JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '0' }, packages: {} }),
    env: { VIVAT_PURE: '1', HOME: '/home/pyodide' },
    createPyodideModule: maker(room),
    ...how,
  })
}

/** Python with the files of our own code, from its very beginning. */
export async function begun(how: Record<string, unknown> = {}, arrived: Arrived = () => {}): Promise<Python> {
  const ours = pack(arrived)
  const python = await pyodide(how, arrived)
  unpack(python, await ours)
  python.runPython('import sys; sys.path.insert(0, "/lib/vivat")')
  return python
}

/** As it was when its memory was kept, with our own code loaded; null if there is none, or it is of no use. */
async function taken(): Promise<Python | null> {
  const kept = await snapshot.read()
  if (!kept) return null
  try {
    const ours = pack()
    const python = await pyodide({ _loadSnapshot: kept.memory }, () => {}, kept.room)
    unpack(python, await ours) // for what is only loaded when it is needed
    python.runPython(snapshot.AWAKE)
    performance.mark('taken up')
    return python
  } catch (problem) {
    console.warn(problem)
    await snapshot.forget()
    return null
  }
}

export async function startPython(arrived: Arrived = () => {}): Promise<Python> {
  performance.mark('begun')
  const python = (await taken()) ?? (await begun({}, arrived))
  performance.mark('python')
  return python
}
