// A server beside the page: only where the page was built for one (dev.py site --server). It has the tables at which one meets others;
// those of this browser stay in this browser.
import type { Statistics, Yours } from '../lib/messages'
import { network } from '../lib/network'
import type { Channel, Reply } from '../lib/transport'

const BUILT_FOR_ONE = document.querySelector('meta[name="vivat-server"]') !== null
const state = $state({ there: false })

async function look(): Promise<void> {
  try {
    state.there = (await network.ask('POST', '/api/session', 'en')).ok
  } catch {
    state.there = false
  }
}
if (BUILT_FOR_ONE) {
  void look()
  window.addEventListener('online', () => void look())
  window.addEventListener('offline', () => (state.there = false))
}

export const isThere = (): boolean => state.there

type Ask = (method: string, path: string, language: string, body?: string) => Promise<Reply>
const mine = new Map<string, Promise<boolean>>() // tables: whether they are this browser's

function isMine(table: string, ask: Ask): Promise<boolean> {
  const known = mine.get(table) ?? ask('GET', `/api/tables/${table}`, 'en').then((reply) => reply.ok || !reply.text.includes('"table-unknown"'))
  mine.set(table, known)
  return known
}

/** Whether this is for the server: the lobby, tables with open seats, tables that are not this browser's. */
export async function isForServer(method: string, path: string, body: string | undefined, ask: Ask): Promise<boolean> {
  if (!state.there) return false
  if (path === '/api/lobby') return true
  if (path === '/api/tables' && method === 'POST') return /"kind":"open"|"listed":true/.test(body ?? '')
  const table = /^\/api\/tables\/([a-z0-9]+)/.exec(path)?.[1]
  return table !== undefined && !(await isMine(table, ask))
}

type Merge = (here: string, there: string) => string
/** What both are asked for, and told together: each leaves out the tables of the other. */
const TOGETHER: Record<string, Merge> = {
  'GET /api/yours': (here, there) => {
    const [mine, others]: [Yours, Yours] = [JSON.parse(here), JSON.parse(there)]
    return JSON.stringify({ ...mine, tables: [...mine.tables, ...others.tables].sort((one, other) => other.at - one.at) })
  },
  'GET /api/statistics': (here, there) => {
    const [mine, others]: [Statistics, Statistics] = [JSON.parse(here), JSON.parse(there)]
    return JSON.stringify({ ...mine, played: [...mine.played, ...others.played].sort((one, other) => one.at - other.at) })
  },
  'POST /api/collection': (here, there) => here + there,
  'POST /api/collection/positions': (here, there) => JSON.stringify([...JSON.parse(here), ...JSON.parse(there)]),
}

/** The answer of this browser, with that of the server where both have a part in it. */
export async function together(method: string, path: string, here: Promise<Reply>, there: () => Promise<Reply>): Promise<Reply> {
  const merge = state.there ? TOGETHER[`${method} ${path}`] : undefined
  if (!merge) return here
  const [mine, others] = await Promise.all([here, there().catch(() => null)])
  return mine.ok && others?.ok ? { ok: true, text: merge(mine.text, others.text) } : mine
}

/** A channel to where the table is. */
export function channelTo(table: string, ask: Ask, here: () => Channel): Channel {
  if (!state.there) return here()
  let real: Channel | null = null
  let isClosed = false
  const made: Channel = {
    get isOpen() {
      return real?.isOpen ?? false
    },
    onopen: () => {},
    onmessage: () => {},
    onclose: () => {},
    send: (text) => real?.send(text),
    close() {
      isClosed = true
      real?.close()
    },
  }
  void isMine(table, ask).then((local) => {
    if (isClosed) return
    real = local ? here() : network.channel(table)
    real.onopen = () => made.onopen()
    real.onmessage = (text) => made.onmessage(text)
    real.onclose = () => made.onclose()
  })
  return made
}
