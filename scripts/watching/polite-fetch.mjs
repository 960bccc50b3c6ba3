import { robotsOf } from './robots.mjs'

/** As programs name themselves to the sites that they fetch. */
const AGENT = 'JantarWatch'
const BETWEEN_MS = 1000
const WITHIN_MS = 30_000
const LARGEST_BYTES = 5_000_000

/**
 * Fetches pages as a good guest: what `robots.txt` forbids is left out, and a host is asked once a second.
 *
 * @param {object} options
 * @param {(ms: number) => Promise<void>} [options.wait]
 * @param {() => number} [options.now] milliseconds
 * @param {string} [options.contact] an address at which the operator can be reached
 * @returns {(href: string) => Promise<{ status: number, type: string, bytes: Buffer } | { refused: string }>}
 * what a page
 *   answers, or why it was not fetched or did not answer
 */
export function politeFetch({ wait = sleep, now = Date.now, contact = 'https://jantar.example' } = {}) {
  const nextAt = new Map()
  const robots = new Map()
  const headers = { 'User-Agent': `${AGENT}/1.0 (+${contact})` }

  /** The requests to a host one after the other: each takes the next free second before it waits. */
  async function get(href) {
    const { host } = new URL(href)
    const at = Math.max(now(), nextAt.get(host) ?? 0)
    nextAt.set(host, at + BETWEEN_MS)
    await wait(at - now())
    return fetch(href, { headers, redirect: 'follow', signal: AbortSignal.timeout(WITHIN_MS) })
  }

  function robotsFor(origin) {
    if (!robots.has(origin)) robots.set(origin, readRobots(origin))
    return robots.get(origin)
  }

  /** A site without the file allows everything; one whose server fails allows nothing for now. */
  async function readRobots(origin) {
    const response = await get(`${origin}/robots.txt`)
    if (response.status >= 500) return () => false
    return robotsOf(response.ok ? await response.text() : '', AGENT)
  }

  return async (href) => {
    const { origin, pathname, search } = new URL(href)
    try {
      const allows = await robotsFor(origin)
      if (!allows(pathname + search)) return { refused: 'robots.txt does not allow it' }
      const response = await get(href)
      const bytes = Buffer.from(await response.arrayBuffer())
      if (bytes.length > LARGEST_BYTES) return { refused: `larger than ${LARGEST_BYTES} bytes` }
      return { status: response.status, type: response.headers.get('content-type') ?? '', bytes }
    } catch (error) {
      return { refused: `no answer: ${error.cause?.code ?? error.name}` }
    }
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
