/**
 * Switches the service worker off: put this file in the place of `out/sw.js`. Each browser fetches it with its next
 * visit (browsers ask for a worker's script past their cache at least once a day), empties what was kept, and is free of it.
 */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  )
})
