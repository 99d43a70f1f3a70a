// Shows that it is somebody's turn, and opens the table. What the server sends is which game and table, in words; nothing of the match.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { table, title, text } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: table, icon: '/icon-turn.svg', data: { table } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = `/t/${event.notification.data.table}`
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path)
      return open ? open.focus() : self.clients.openWindow(path)
    }),
  )
})
