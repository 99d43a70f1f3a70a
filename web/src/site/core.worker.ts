// The worker that runs the server's own core under Pyodide. Pages of all tabs speak to it over one BroadcastChannel.
import { analyse, dismiss } from './analyst'
import type { Around, Core } from '../lib/messages'
import { startPython } from './python'
import { store } from './store'
import { think } from './thinking'
import { CHANNEL, type FromCore, type ToCore } from './words'

const wire = new BroadcastChannel(CHANNEL)
const me = crypto.randomUUID()
const owners = new Map<string, string>() // of each channel: its tab
const tell = (message: FromCore): void => wire.postMessage(message)

const around: Around = {
  ...store,
  think,
  analyse,
  dismiss,
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

async function start(): Promise<Core> {
  const python = await startPython(arrived)
  python.globals.set('around', around)
  const core: Core = await python.runPythonAsync('from vivat.server.browser import entry; await entry.start(around)')
  performance.mark('core')
  setTimeout(() => python.runPython(`entry.load("${spoken}")`), IDLE)
  return core
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
