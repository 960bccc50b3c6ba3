/**
 * Keeps what the visitor has opened, so that it opens again without a network. Pages come from the network first:
 * a figure must not be older than it need be. Files named by their content come from the cache first.
 */

// The build writes its own name here; a new build is a new cache.
const BUILD = 'development'
const PAGES = `pages-${BUILD}`
const DATA = 'data'
const OFFLINE_PAGE = '/offline'
const WAIT_FOR_NETWORK_MS = 4000
/** The pages of the build before stay until the next one, with the scripts they name. */
const BUILDS_KEPT = 2

const isHashed = (url) => url.pathname.startsWith('/_next/static/')
const isData = (url) => url.pathname.startsWith('/directories/')

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keep(OFFLINE_PAGE))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const { keep: path } = event.data ?? {}
  if (typeof path !== 'string' || navigator.connection?.saveData) return
  const answer = event.ports[0]
  event.waitUntil(
    keep(path).then(
      () => answer?.postMessage('kept'),
      () => answer?.postMessage('failed'),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(page(event.request))
  else if (isHashed(url)) event.respondWith(cachedFirst(event.request, PAGES))
  else event.respondWith(freshSoon(event, isData(url) ? DATA : PAGES))
})

async function forgetOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith('pages-') && name !== PAGES)
  const old = builds.slice(0, Math.max(0, builds.length - (BUILDS_KEPT - 1)))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The query and a closing slash make no other page. */
function pageAddress(request) {
  const { pathname } = new URL(request.url, location.origin)
  return pathname.replace(/(.)\/$/, '$1')
}

async function page(request) {
  const address = pageAddress(request)
  try {
    const response = await withinTime(fetch(request))
    if (response.ok) await store(PAGES, address, response)
    return response
  } catch {
    // No network, or one too slow to wait for: what was kept is better than nothing.
    return (await kept(address)) ?? (await kept(OFFLINE_PAGE)) ?? fetch(request)
  }
}

function withinTime(promise) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), WAIT_FOR_NETWORK_MS))
  return Promise.race([promise, late])
}

/** This build's copy, else one of the build before. */
async function kept(key) {
  return (await (await caches.open(PAGES)).match(key)) ?? caches.match(key)
}

async function cachedFirst(request, cache) {
  const copy = await kept(request)
  if (copy) return copy
  const response = await fetch(request)
  if (response.ok) await store(cache, request, response)
  return response
}

/** Answers with what is kept and asks for a newer one meanwhile. */
async function freshSoon(event, cache) {
  const copy = await kept(event.request)
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) await store(cache, event.request, response)
    return response
  })
  if (!copy) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return copy
}

async function store(cache, key, response) {
  const copy = response.clone()
  await (await caches.open(cache)).put(key, copy)
}

/** Keeps a page with all that it, or a script of it, names: also the parts it would fetch only when used. */
async function keep(path, seen = new Set()) {
  if (seen.has(path)) return
  seen.add(path)
  const here = await (await caches.open(PAGES)).match(path)
  const fromOlderBuild = isHashed(new URL(path, location.origin)) ? await caches.match(path) : undefined
  const response = here ?? fromOlderBuild ?? (await fetch(path))
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  if (!here) await store(PAGES, path, response)
  if (!/html|javascript/.test(response.headers.get('content-type') ?? '')) return
  const text = await response.clone().text()
  await Promise.all(namedFiles(text).map((file) => keep(file, seen)))
}

function namedFiles(text) {
  const forThisBrowser = text.replace(/<script[^>]+nomodule[^>]*>/gi, '')
  const files = forThisBrowser.matchAll(/(?:\/_next\/)?(static\/chunks\/[\w.~-]+\.(?:js|css))/g)
  return [...new Set([...files].map(([, file]) => `/_next/${file}`))]
}
