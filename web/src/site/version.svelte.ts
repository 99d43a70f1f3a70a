// The service worker keeps every file of a version. It is fetched when the core runs, so that nothing is fetched twice at the first visit;
// a later version waits until a person takes it.
import { language } from '../lib/i18n.svelte'
import { state } from './local.svelte'
import * as snapshot from './snapshot'

export const version = $state<{ waiting: ServiceWorker | null; kept: boolean }>({ waiting: null, kept: false })

const CALM = 2500 // milliseconds after which the page of a first visit is there, and has time for what is only needed later
const LOCK = 'vivat snapshot'

/** The memory of a Python that has loaded our code is kept for the next visit: made in a worker of its own, by one tab. */
function keepPython(): void {
  setTimeout(() => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (!lock || (await snapshot.isKept())) return
      const worker = new Worker(new URL('./snapshot.worker.ts', import.meta.url), { type: 'module', name: language() })
      await new Promise((done) => (worker.onmessage = worker.onerror = done))
      worker.terminate()
    })
  }, CALM)
}

const ready = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): unknown => setTimeout(state.ready ? resolve : look, state.ready ? CALM : 200)
    look()
  })

export async function offer(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const before = navigator.serviceWorker.controller !== null
  if (!before) await ready()
  version.kept = before
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (version.kept) return location.reload() // another version has taken over, here or in another tab
    version.kept = true
    keepPython()
  })
  if (before) keepPython()
  const registration = await navigator.serviceWorker.register('/worker.js')
  const watch = (worker: ServiceWorker | null): void => {
    const look = (): void => {
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) version.waiting = worker
    }
    worker?.addEventListener('statechange', look)
    look()
  }
  watch(registration.waiting)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

export const take = (): void => version.waiting?.postMessage('take over')
