// The memory of a Python that has loaded our code, kept in the browser: a later visit takes it up instead of beginning anew. It holds
// nothing of any table, and no token: the Python that it comes from has never seen the store.
import { PARTS } from './words'

const NAME = 'python, begun' // a cache beside those of the service worker, which begin with `vivat`
const PLACE = `/snapshot${PARTS.engine}${PARTS.library}${PARTS.msgspec}${PARTS.python}`
const ROOM = 'vivat-room' // how much memory it had; the empty end of it is not kept

/** What is loaded before the memory is kept: the core, the analysis, the games, and the words of one language. */
export const load = (language: string): string =>
  `import gc; from vivat.server.browser import analyst, entry; entry.load("${language === 'fr' ? 'fr' : 'en'}"); gc.collect(); gc.freeze()`
/** What must not be the same twice. */
export const AWAKE = 'import random; random.seed()'

export interface Kept {
  memory: Uint8Array<ArrayBuffer>
  room: number
}

export async function isKept(): Promise<boolean> {
  return (await (await caches.open(NAME)).match(PLACE)) !== undefined
}

export async function read(): Promise<Kept | null> {
  try {
    const found = await (await caches.open(NAME)).match(PLACE)
    return found ? { memory: new Uint8Array(await found.arrayBuffer()), room: Number(found.headers.get(ROOM)) } : null
  } catch {
    return null // a browser that keeps nothing
  }
}

export async function keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
  let end = memory.length
  while (memory[end - 1] === 0) end--
  const used = memory.subarray(0, Math.ceil(end / 16) * 16)
  await forget() // that of an older version
  await (await caches.open(NAME)).put(PLACE, new Response(used, { headers: { [ROOM]: String(memory.length) } }))
}

export async function forget(): Promise<void> {
  await caches.delete(NAME)
}
