// Python in a worker: Pyodide with our own modules, from the parts beside the page.
import * as snapshot from './snapshot'
import { part, PARTS } from './words'

export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void }
  runPython(code: string): unknown
  runPythonAsync(code: string): Promise<unknown>
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

/** Pyodide alone. */
export async function bare(how: Record<string, unknown>, arrived: Arrived = () => {}): Promise<Python> {
  fetchedFromParts(arrived)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${PARTS.pyodide}pyodide.mjs`)) as { loadPyodide: Load }
  return loadPyodide({
    indexURL: PARTS.pyodide,
    stdLibURL: `${PARTS.pyodide}library.zip`,
    lockFileContents: JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '0' }, packages: {} }),
    env: { VIVAT_PURE: '1', HOME: '/home/pyodide' },
    ...how,
  })
}

/** As it was when its memory was kept; if there is none, or it is of no use, from the beginning. */
async function started(arrived: Arrived): Promise<Python> {
  const kept = await snapshot.read()
  if (!kept) return bare({}, arrived)
  try {
    const python = await bare({ _loadSnapshot: kept }, arrived)
    python.runPython(snapshot.AWAKE)
    return python
  } catch (problem) {
    console.warn(problem)
    await snapshot.forget()
    return bare({}, arrived)
  }
}

export async function startPython(arrived: Arrived = () => {}): Promise<Python> {
  performance.mark('begun')
  const ours = part(PARTS.python, arrived).then(async (reply) => new Uint8Array(await reply.arrayBuffer()))
  const python = await started(arrived)
  performance.mark('python')
  unpack(python, await ours)
  python.runPython('import sys; sys.path.insert(0, "/lib/vivat")')
  performance.mark('unpacked')
  return python
}
