import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { defaultCacheControl, headersFor, securityHeaders } from '../../deploy/headers.mjs'
import { plainListenError } from './port.mjs'

/**
 * Serves an exported site as a good static host does: clean addresses without redirects, precompressed answers,
 * the 404 page in the language of the address, and the headers of `deploy/headers.mjs`.
 *
 * @param {{ dir: string, port: number, host?: string, headers?: Record<string, string> }} options `headers`
 * of every answer
 * @returns {Promise<import('node:http').Server>} once it listens; rejects with a plain sentence when the port is taken.
 */
export async function startSiteServer({ dir, port, host, headers = securityHeaders }) {
  if (!existsSync(dir) || !readdirSync(dir).some((file) => file.endsWith('.html')))
    throw new Error(`${dir} holds no built site. Run npm run build first.`)
  const server = createServer(siteHandler(dir, headers))
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(plainListenError(error, port)))
    server.listen(port, host, resolve)
  })
  return server
}

/** @returns {(request, response) => void} the request handler over one built folder; the file list is read once. */
function siteHandler(dir, headersOfAll) {
  const files = sirv(dir, { etag: true, brotli: true, gzip: true, extensions: ['html'] })
  const notFound = notFoundAnswer(dir)
  return (request, response) => {
    for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response)
    const [pathname] = request.url.split('?')
    for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value)
    files(request, response, () => notFound(request, response))
  }
}

function refuse(response) {
  response.writeHead(405, { Allow: 'GET, HEAD' }).end()
}

function notFoundAnswer(dir) {
  const page = (name) => {
    const file = join(dir, name)
    return existsSync(file) ? readFileSync(file) : null
  }
  const bodiesIn = (base) => {
    const identity = page(`${base}/404.html`)
    return identity && { br: page(`${base}/404.html.br`), gzip: page(`${base}/404.html.gz`), identity }
  }
  const english = bodiesIn('') ?? { identity: Buffer.from('Not found') }
  const others = readdirSync(dir).map((name) => ({ start: `/${name}/`, bodies: bodiesIn(name) }))
  const translated = others.filter(({ bodies }) => bodies)
  return (request, response) => {
    const { bodies } = translated.find(({ start }) => request.url.startsWith(start)) ?? { bodies: english }
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = ['br', 'gzip'].find((name) => bodies[name] && accepted.includes(name)) ?? 'identity'
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': bodies[encoding].length,
      'Cache-Control': defaultCacheControl,
      Vary: 'Accept-Encoding',
    })
    response.end(request.method === 'HEAD' ? undefined : bodies[encoding])
  }
}
