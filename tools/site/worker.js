// The service worker: every file of one version, kept whole. VERSION and FILES are written above this line by build_site.py.
// A new version is fetched beside the old one and takes over when a person asks for it; what has not changed is not fetched again.
const NAME = `vivat ${VERSION}`
const LASTING = /^\/(assets|core)\// // a name holds a hash of the content

async function keep(cache, file) {
  const known = LASTING.test(file) ? await caches.match(file) : undefined
  const reply = known ?? (await fetch(file, { cache: LASTING.test(file) ? 'force-cache' : 'no-cache' }))
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`)
  await cache.put(file, known || !file.endsWith('.gz') ? reply : unpacked(reply))
}

/** A part as no visit has to unpack it again. */
function unpacked(reply) {
  const headers = { 'content-type': 'application/wasm', 'vivat-part': 'unpacked' }
  return new Response(reply.body.pipeThrough(new DecompressionStream('gzip')), { headers })
}

self.addEventListener('install', (event) => {
  // What has a lasting name is answered without this worker, where the browser can do that.
  event.addRoutes?.(['/assets/*', '/core/*'].map((urlPattern) => ({ condition: { urlPattern }, source: { cacheName: NAME } })))
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      for (const file of FILES) await keep(cache, file)
    }),
  )
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith('vivat ') && name !== NAME))
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  if (event.request.method !== 'GET' || address.origin !== location.origin) return
  if (/^\/(api|health|metrics)(\/|$)/.test(address.pathname)) return // a server's, where there is one
  const file = event.request.mode === 'navigate' ? '/index.html' : address.pathname
  event.respondWith(
    caches.open(NAME).then(async (cache) => (await cache.match(file)) ?? fetch(event.request)),
  )
})
