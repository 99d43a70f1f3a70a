// What pages and the worker with the core say to each other, over one BroadcastChannel for all tabs.

export const CHANNEL = 'vivat'
export const LOCK = 'vivat core' // held by the tab whose worker runs the core

export type ToCore =
  | { to: 'core'; kind: 'hello'; tab: string }
  | { to: 'core'; kind: 'ask'; tab: string; id: string; method: string; path: string; language: string; body: string }
  | { to: 'core'; kind: 'open'; tab: string; channel: string; language: string }
  | { to: 'core'; kind: 'send'; tab: string; channel: string; text: string }
  | { to: 'core'; kind: 'close'; tab: string; channel: string }
  | { to: 'core'; kind: 'gone'; tab: string }

export type FromCore =
  | { to: 'all'; kind: 'ready'; core: string }
  | { to: 'all'; kind: 'loading'; share: number }
  | { to: 'all'; kind: 'failed'; why: string }
  | { to: string; kind: 'answer'; id: string; status: number; text: string }
  | { to: string; kind: 'said'; channel: string; text: string }
  | { to: string; kind: 'shut'; channel: string }

export interface Parts {
  pyodide: string // a folder
  engine: string
  library: string
  python: string
  msgspec: string
  extension: string // where Python has msgspec's own code
  [game: string]: string
}

export const PARTS: Parts = JSON.parse(String(import.meta.env['VITE_PARTS'] ?? '{}'))

/** A part, unpacked while it arrives, or as the service worker has kept it. */
export async function part(address: string, arrived: (bytes: number) => void = () => {}): Promise<Response> {
  const reply = await fetch(address)
  if (!reply.ok || !reply.body) throw new Error(`${address}: ${reply.status}`)
  if (reply.headers.has('vivat-part')) return reply
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      arrived(chunk.byteLength)
      out.enqueue(chunk)
    },
  })
  return new Response(reply.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip')))
}
