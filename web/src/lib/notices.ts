// Being told that it is one's turn while the page is closed: web push, where the browser and the server have it.
import { ask, introduce } from './api'
import { language } from './i18n.svelte'

const WORKER = '/push-worker.js'
const SCOPE = '/push/' // it controls no page: it only shows notices

export const browserCan = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The server's key; null where it sends nothing. */
export async function serverKey(): Promise<string | null> {
  const answer = await ask('GET /api/push')
  return answer.ok ? (answer.value.key ?? null) : null
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(SCOPE)
}

export async function subscribed(): Promise<boolean> {
  return ((await (await registration())?.pushManager.getSubscription()) ?? null) !== null
}

export type Outcome = 'on' | 'denied' | { sentence: string }

/** Ask the browser, then tell the server where to send. Said again it only lasts longer. */
export async function subscribe(key: string): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await introduce()
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const worker = await ready()
  const found = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }))
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = found.toJSON()
  const answer = await ask('POST /api/push', {}, { endpoint, keys: { p256dh, auth }, language: language() })
  return answer.ok ? 'on' : { sentence: answer.problem.sentence }
}

export async function unsubscribe(): Promise<void> {
  const found = await (await registration())?.pushManager.getSubscription()
  if (!found) return
  await ask('POST /api/push/end', {}, { endpoint: found.endpoint })
  await found.unsubscribe()
}

/** The worker of this scope, once it is active: only then can it be subscribed. */
async function ready(): Promise<ServiceWorkerRegistration> {
  const worker = (await registration())!
  const coming = worker.installing ?? worker.waiting
  if (coming) await new Promise<void>((done) => coming.addEventListener('statechange', () => coming.state === 'activated' && done()))
  return worker
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
