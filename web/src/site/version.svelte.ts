// The service worker keeps every file of a version. It is fetched when the core runs, so that nothing is fetched twice at the first visit;
// a later version waits until a person takes it.
import { state } from './local.svelte'

export const version = $state<{ waiting: ServiceWorker | null; kept: boolean }>({ waiting: null, kept: false })

const ready = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): unknown => (state.ready ? resolve() : setTimeout(look, 200))
    look()
  })

export async function offer(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const before = navigator.serviceWorker.controller !== null
  if (!before) await ready()
  let reloaded = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    version.kept = true
    if (before && !reloaded) location.reload() // another version has taken over, here or in another tab
    reloaded = true
  })
  version.kept = before
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
