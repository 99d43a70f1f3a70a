// To the core in a worker of this browser. One tab has the worker; the others speak to it too, and when that tab is closed the next one
// starts its own: channels close, and whoever had one opens it again.
import { language } from '../lib/i18n.svelte'
import type { Channel, Reply, Transport } from '../lib/transport'
import { network } from '../lib/network'
import { channelTo, isForServer, isThere, together } from './server.svelte'
import { CHANNEL, LOCK, type FromCore, type ToCore } from './words'

type Asked = Extract<ToCore, { kind: 'ask' }>
type Unsent<T> = T extends ToCore ? Omit<T, 'to' | 'tab'> : never

const wire = new BroadcastChannel(CHANNEL)
const tab = crypto.randomUUID()
const waiting = new Map<string, { asked: Asked; answer: (reply: Reply) => void; fail: (problem: Error) => void }>()
const channels = new Map<string, Channel & { opened(): void; gone(): void }>()
let core = '' // the one that answered last
const post = (message: Unsent<ToCore>): void => {
  const whole: ToCore = { ...message, to: 'core', tab }
  wire.postMessage(whole)
}

/** What the core is about, for whoever shows it: 0 to 1 while it is fetched, then ready; or why it cannot start. */
export const state = $state<{ share: number; ready: boolean; failed: string }>({ share: 0, ready: false, failed: '' })

void navigator.locks.request(LOCK, () => {
  const worker = new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module' })
  worker.onerror = (event) => (state.failed = event.message || 'worker')
  return new Promise<never>(() => {}) // until this tab is closed
})

wire.onmessage = ({ data }: MessageEvent<FromCore | ToCore>) => {
  if (data.to !== 'all' && data.to !== tab) return
  switch (data.kind) {
    case 'ready':
      arrived(data.core)
      break
    case 'loading':
      state.share = data.share
      break
    case 'failed':
      state.failed = data.why
      for (const [id, { fail }] of waiting) {
        waiting.delete(id)
        fail(new Error(data.why))
      }
      break
    case 'answer':
      waiting.get(data.id)?.answer({ ok: data.status < 400, text: data.text })
      waiting.delete(data.id)
      break
    case 'said':
      channels.get(data.channel)?.onmessage(data.text)
      break
    case 'shut':
      channels.get(data.channel)?.gone()
  }
}

/** A core is there. If it is another than before, what was asked is asked again, which its ids make harmless. */
function arrived(found: string): void {
  state.ready = true
  state.failed = ''
  if (found === core) return
  const before = core
  core = found
  for (const { asked } of waiting.values()) wire.postMessage(asked)
  for (const channel of [...channels.values()]) {
    if (before) channel.gone()
    else channel.opened()
  }
}

post({ kind: 'hello' })
window.addEventListener('pagehide', () => post({ kind: 'gone' }))

function askCore(method: string, path: string, spoken: string, body = ''): Promise<Reply> {
  const asked: Asked = { to: 'core', kind: 'ask', tab, id: crypto.randomUUID(), method, path, language: spoken, body }
  return new Promise((answer, fail) => {
    waiting.set(asked.id, { asked, answer, fail })
    if (core) wire.postMessage(asked)
  })
}

async function ask(method: string, path: string, spoken: string, body?: string): Promise<Reply> {
  if (await isForServer(method, path, body, askCore)) return network.ask(method, path, spoken, body)
  if (path === '/api/tables') void navigator.storage?.persist?.() // from now on there is something to lose
  return together(method, path, askCore(method, path, spoken, body), () => network.ask(method, path, spoken, body))
}

function channel(): Channel {
  const id = crypto.randomUUID()
  let isOpen = false
  const made = {
    get isOpen() {
      return isOpen
    },
    onopen: () => {},
    onmessage: (_: string) => {},
    onclose: () => {},
    send: (text: string) => post({ kind: 'send', channel: id, text }),
    close() {
      if (isOpen) post({ kind: 'close', channel: id })
      made.gone()
    },
    opened() {
      isOpen = true
      post({ kind: 'open', channel: id, language: language() })
      made.onopen()
    },
    gone() {
      isOpen = false
      if (channels.delete(id)) made.onclose()
    },
  }
  channels.set(id, made)
  if (core) queueMicrotask(() => channels.has(id) && made.opened())
  return made
}

export const local: Transport = { ask, channel: (table) => channelTo(table, askCore, channel), hasOthers: isThere }
