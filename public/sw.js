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
/** How many files of directories are kept; the oldest go first. */
const MOST_DATA_FILES = 300
/** The pages of the build before stay until the next one, with the scripts they name. */
const BUILDS_KEPT = 2

/** In every page that the build has finished: scripts/site/postbuild/service-worker.mjs. */
const PAGE_MARK = '<meta name="jantar-build"'

const isHashed = (path) => path.startsWith('/_next/static/')
const isRates = (path) => path.startsWith('/rates/')
const isData = (path) => path.startsWith('/directories/') || isRates(path)
/** What the addresses of a language other than English begin with: '/hi' of '/hi/emi-calculator'. */
const baseOf = (path) => /^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? ''
const cacheOf = (path) => (isData(path) ? DATA : PAGES)
const ENDING_TYPES = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.(?:json|webmanifest)$/, /json/],
  [/\.(?:png|svg|ico|webp|jpg)$/, /^image\//],
]

/**
 * Whether an answer is of the kind its address promises. The page of a captive portal, or of a host under maintenance, comes
 * with status 200 for every address; kept as a script it would break the site until the next build, kept as a page it would
 * hide the one that was kept before. So a page counts only with our own mark in it.
 */
async function isExpected(path, response) {
  const type = response.headers.get('content-type') ?? ''
  const wanted = ENDING_TYPES.find(([ending]) => ending.test(path))?.[1]
  if (wanted) return wanted.test(type)
  const isHtml = /^text\/html/.test(type)
  if (isHashed(path) || isData(path)) return !isHtml
  if (isHtml || !/\.\w+$/.test(path)) return isHtml && (await response.clone().text()).includes(PAGE_MARK)
  return true
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepPage(OFFLINE_PAGE))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const { keep: path } = event.data ?? {}
  const answer = event.ports[0]
  // Who waits for an answer was asked by the visitor; by itself the site spends no data where it is to be saved.
  if (typeof path !== 'string' || (!answer && navigator.connection?.saveData)) return
  event.waitUntil(
    Promise.all([path, ...offlinePagesFor(path)].map(keepPage)).then(
      () => answer?.postMessage('kept'),
      () => answer?.postMessage('failed'),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(page(event, pageAddress(pathname)))
  else if (isHashed(pathname)) event.respondWith(cachedFirst(event))
  else if (isRates(pathname)) event.respondWith(freshFirst(event))
  // A page that found files of two builds asks past every copy, ours too.
  else if (isData(pathname) && event.request.cache === 'no-cache')
    event.respondWith(fromNetwork(event, DATA, pathname))
  else event.respondWith(freshSoon(event, cacheOf(pathname)))
})

async function forgetOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith('pages-') && name !== PAGES)
  const old = builds.slice(0, Math.max(0, builds.length - (BUILDS_KEPT - 1)))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The query and a closing slash make no other page. */
function pageAddress(pathname) {
  return pathname.replace(/(.)\/$/, '$1')
}

async function page(event, address) {
  const answer = fromNetwork(event, PAGES, address)
  try {
    const fresh = await withinTime(answer)
    return fresh.status < 500 ? fresh : ((await kept(address)) ?? fresh)
  } catch {
    // No network, or one too slow to wait for: what was kept is better than nothing. Where nothing was, a slow
    // network is still better than an error.
    return (await kept(address)) ?? answer.catch(() => offlinePage(address))
  }
}

/** The English one is kept when the worker is installed. */
const offlinePagesFor = (path) => (baseOf(path) ? [baseOf(path) + OFFLINE_PAGE] : [])

/** In the language of the address that was wanted, where it was kept. */
async function offlinePage(address) {
  return (await kept(baseOf(address) + OFFLINE_PAGE)) ?? (await kept(OFFLINE_PAGE)) ?? Response.error()
}

function withinTime(promise) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), WAIT_FOR_NETWORK_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

async function cachedFirst(event) {
  const key = pathOf(event.request)
  return (await kept(key)) ?? fromNetwork(event, PAGES, key)
}

/** The network's answer when it comes in time: yesterday's rates are a wrong answer while there are newer ones. */
async function freshFirst(event) {
  const key = pathOf(event.request)
  const answer = fromNetwork(event, DATA, key)
  try {
    return await withinTime(answer)
  } catch {
    return (await keptIn(DATA, key)) ?? answer
  }
}

/** Answers with what this build keeps and fetches a newer one in the background; without a network, with what is left. */
async function freshSoon(event, cache) {
  const key = pathOf(event.request)
  const copy = await keptIn(cache, key)
  const fresh = fromNetwork(event, cache, key)
  if (copy) return copy
  const answer = await fresh.catch(() => Response.error())
  return answer.ok || answer.status === 404 ? answer : ((await kept(key)) ?? answer)
}

/** The network's answer. A copy of it is stored in the background: a full disk must neither delay nor spoil the answer. */
function fromNetwork(event, cache, key) {
  const answer = fetch(event.request)
  event.waitUntil(answer.then((response) => store(cache, key, response)).catch(() => undefined))
  return answer
}

// The same address is the same file to us, whatever `Vary` a host sends.
const anyHeaders = { ignoreVary: true }

async function keptIn(cache, key) {
  return (await caches.open(cache)).match(key, anyHeaders)
}

/** This build's copy, else one of the build before. */
async function kept(key) {
  return (await keptIn(PAGES, key)) ?? caches.match(key, anyHeaders)
}

async function store(cache, path, response) {
  // Before the first wait: the page reads the answer at the same time.
  const copy = response.clone()
  if (!response.ok || !(await isExpected(path, copy))) return
  const files = await caches.open(cache)
  await files.put(path, copy.redirected ? asIfDirect(copy) : copy)
  if (cache === DATA) await forgetOldest(files)
}

/** No file of the site takes a query: the query is ignored. */
const pathOf = (request) => new URL(request.url).pathname

async function forgetOldest(files) {
  const keys = await files.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_DATA_FILES)).map((key) => files.delete(key)))
}

/** A browser refuses to open a page from an answer that was redirected, as hosts that settle the closing slash do. */
function asIfDirect({ body, status, statusText, headers }) {
  return new Response(body, { status, statusText, headers })
}

/** Scripts and styles that came with a page that was kept whole: most pages have them in common. */
const keptParts = new Set()

async function keepPage(path) {
  const seen = new Set()
  await keep(path, seen)
  for (const part of seen) if (isHashed(part)) keptParts.add(part)
}

/** Keeps a page with all that it, or a script of it, names: also the parts it would fetch only when used. */
async function keep(path, seen) {
  if (seen.has(path) || keptParts.has(path)) return
  seen.add(path)
  const here = await keptIn(cacheOf(path), path)
  const older = isHashed(path) ? await kept(path) : undefined
  const response = here ?? older ?? (await ask(path))
  if (!response.ok || !(await isExpected(path, response))) throw new Error(`${path}: ${response.status}`)
  if (!here) await store(cacheOf(path), path, response)
  if (!/html|javascript/.test(response.headers.get('content-type') ?? '')) return
  const text = await response.clone().text()
  await Promise.all(namedFiles(text).map((file) => keep(file, seen)))
}

/** A page out of the browser's own cache may be one of the build before, and name scripts that are gone. */
function ask(path) {
  return fetch(path, { cache: isHashed(path) || isData(path) ? 'default' : 'no-cache' })
}

/**
 * Scripts, styles and, of the fonts of PDFs, the one for Latin and Devanagari. The page asks for those of other scripts by
 * their addresses once a document needs them.
 */
function namedFiles(text) {
  const forThisBrowser = text.replace(/<script[^>]+nomodule[^>]*>/gi, '')
  const files = forThisBrowser.matchAll(
    /(?:\/_next\/)?(static\/chunks\/(?:[\w.~-]+\.(?:js|css)|NotoSansDevanagari_[\w-]+\.ttf))/g,
  )
  return [...new Set([...files].map(([, file]) => `/_next/${file}`))]
}
