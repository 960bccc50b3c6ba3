import { readFileSync } from 'node:fs'

/**
 * public/sw.js as a browser runs it, with a network and a store of its own.
 *
 * `files` is the network: an address's answer, or a function that gives one; an address without any is a 404.
 * `offline` makes every fetch fail. `asked` gathers what the network was asked.
 */

const SITE = 'https://site.test'

export function startWorker({ build = 'development', files = {}, stored = {}, saveData = false } = {}) {
  const listeners = {}
  const network = { files, offline: false, asked: [] }
  const caches = fakeCaches(stored)
  const self = {
    addEventListener: (name, listener) => (listeners[name] = listener),
    skipWaiting() {},
    clients: { claim: async () => {} },
  }
  const source = readFileSync('public/sw.js', 'utf8').replace("'development'", `'${build}'`)
  const names = ['self', 'caches', 'fetch', 'location', 'navigator']
  const values = [self, caches, fetchFrom(network), { origin: SITE }, { connection: { saveData } }]
  new Function(...names, source)(...values)
  return { network, caches, ...events(listeners) }
}

/** What a browser tells a worker. Each resolves when all that the worker asked time for is done. */
function events(listeners) {
  async function tell(name, details) {
    const work = []
    let answer
    const event = { ...details, waitUntil: (one) => work.push(one), respondWith: (one) => (answer = one) }
    listeners[name](event)
    const response = await answer
    for (let done = 0; done < work.length; done += 1) await work[done]
    return response
  }
  return {
    install: () => tell('install'),
    activate: () => tell('activate'),
    get: (path, { mode = 'cors', method = 'GET', cache = 'default' } = {}) =>
      tell('fetch', { request: { url: new URL(path, SITE).href, mode, method, cache } }),
    open: (path) =>
      tell('fetch', { request: { url: new URL(path, SITE).href, mode: 'navigate', method: 'GET' } }),
    /** As each page asks by itself, without waiting for an answer. */
    keepUnasked: (path) => tell('message', { data: { keep: path }, ports: [] }),
    async keep(path) {
      const answers = []
      await tell('message', { data: { keep: path }, ports: [{ postMessage: (word) => answers.push(word) }] })
      return answers[0]
    },
  }
}

function fetchFrom(network) {
  return async (request) => {
    const path = pathOf(request)
    network.asked.push(path)
    if (network.offline) throw new TypeError('Failed to fetch')
    const answer = network.files[path]
    return typeof answer === 'function' ? answer() : answerOf(path, answer)
  }
}

/** A host's answer, of the type of its address. */
export function answerOf(path, text) {
  if (text === undefined) return new Response('none', { status: 404 })
  const type = /\.(js|css|json)$/.exec(path)?.[1]
  const types = { js: 'application/javascript', css: 'text/css', json: 'application/json' }
  return new Response(text, { headers: { 'content-type': types[type] ?? 'text/html' } })
}

/**
 * In the order in which they were made, as in a browser. `pathsIn` tells what is stored, `full` that no more will fit.
 */
function fakeCaches(stored) {
  const all = new Map()
  const caches = {
    full: false,
    async open(name) {
      if (!all.has(name)) all.set(name, new Map())
      const files = all.get(name)
      return {
        match: async (key) => files.get(addressOf(key))?.(),
        keys: async () => [...files.keys()],
        delete: async (key) => files.delete(addressOf(key)),
        async put(key, response) {
          if (caches.full) throw new DOMException('no room', 'QuotaExceededError')
          files.set(addressOf(key), giver(await response.text(), response))
        },
      }
    },
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
    async match(key) {
      const holder = [...all.values()].find((files) => files.has(addressOf(key)))
      return holder?.get(addressOf(key))()
    },
    pathsIn: (name) => [...(all.get(name)?.keys() ?? [])].toSorted(),
  }
  for (const [name, files] of Object.entries(stored)) {
    const givers = Object.entries(files).map(([path, text]) => [path, giver(text, answerOf(path, text))])
    all.set(name, new Map(givers))
  }
  return caches
}

/** A stored answer gives a new one each time, and remembers whether it came by a redirect. */
function giver(text, { status, headers, redirected }) {
  return () =>
    Object.defineProperty(new Response(text, { status, headers }), 'redirected', { value: redirected })
}

function pathOf(key) {
  return new URL(typeof key === 'string' ? key : key.url, SITE).pathname
}

/** A browser's store tells addresses apart by their query, too. */
function addressOf(key) {
  const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, SITE)
  return pathname + search
}
