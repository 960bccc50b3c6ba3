import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { resolve } from 'node:path'
import { cacheControlFor, cacheRules, defaultCacheControl, securityHeaders } from '@/deploy/headers.mjs'
import { hostHeadersFile } from '@/deploy/hosts.mjs'
import { hasProgram, listening, siteLines, startNginx } from '@/scripts/serving/real-nginx.mjs'
import { startSiteServer } from '@/scripts/serving/site-server.mjs'
import { found, writeSite } from './small-site.mjs'

/** As sent, without tidying the path as fetch does. */
function get(port, path, headers = {}) {
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) => {
      const body = await text(response)
      done({ status: response.statusCode, headers: response.headers, body })
    })
      .on('error', fail)
      .end()
  })
}

const caddyPort = 18_071
const servers = {
  'the local server': async (site) => {
    const server = await startSiteServer({ dir: site, port: 18_070, host: '127.0.0.1' })
    return { port: 18_070, stop: () => new Promise((done) => server.close(done)) }
  },
}
if (hasProgram('nginx', '-v'))
  servers.nginx = async (site) => ({
    port: 18_072,
    ...(await startNginx([{ port: 18_072, lines: siteLines(site) }])),
  })
else process.stderr.write('SKIPPED: nginx is not installed\n')
if (hasProgram('caddy', 'version'))
  servers.Caddy = async (site) => {
    const env = { ...process.env, SITE_ADDRESS: `http://127.0.0.1:${caddyPort}`, SITE_ROOT: resolve(site) }
    const args = ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']
    const caddy = spawn('caddy', args, { env: { ...env, HOME: site }, stdio: 'ignore' })
    const ended = new Promise((done) => caddy.once('exit', done))
    await listening(caddyPort, () => caddy.exitCode !== null && 'caddy did not start')
    return { port: caddyPort, stop: () => (caddy.kill('SIGTERM'), ended) }
  }
else process.stderr.write('SKIPPED: caddy is not installed\n')

const missing = [
  '/none',
  '/none/',
  '/hi/none',
  '/hi/none/',
  '/_next/static/none.js',
  '/directories/none.json',
  '/rates/none.json',
]
const tricks = ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/.secret', '/_headers', '//etc/passwd'] // prettier-ignore

describe.each(Object.keys(servers))('%s', (name) => {
  let server
  beforeAll(async () => (server = await servers[name](writeSite())), 30_000)
  afterAll(() => server.stop())

  const expectHeaders = (headers, cacheControl) => {
    for (const [header, value] of Object.entries(securityHeaders))
      expect([header, headers[header.toLowerCase()]]).toEqual([header, value])
    expect(headers['cache-control']).toBe(cacheControl)
  }

  test.each([...new Set([...found, '/emi-calculator/', '/emi-calculator?amount=1'])])(
    '%s is there, with the headers of its kind',
    async (path) => {
      const { status, headers } = await get(server.port, path)
      expect([path, status]).toEqual([path, 200])
      expectHeaders(headers, cacheControlFor(path))
      // Open data alone may be read by the scripts of other sites.
      expect(headers['access-control-allow-origin']).toBe(path.startsWith('/api/') ? '*' : undefined)
    },
  )

  test.each(missing)('%s is not there, and that answer is not kept', async (path) => {
    const { status, headers, body } = await get(server.port, path)
    expect(status).toBe(404)
    expect(body.includes('in hindi')).toBe(path.startsWith('/hi/'))
    expectHeaders(headers, defaultCacheControl)
  })

  test.each(name === 'the local server' ? tricks.filter((path) => !/secret|_headers/.test(path)) : tricks)(
    '%s gives nothing away',
    async (path) => expect([400, 403, 404]).toContain((await get(server.port, path)).status),
  )

  test('sends what is precompressed, with a Vary header', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await get(server.port, '/emi-calculator', { 'accept-encoding': encoding })
      expect([headers['content-encoding'], headers.vary]).toEqual([
        encoding,
        expect.stringMatching(/accept-encoding/i),
      ])
    }
  })

  test('answers 304 to who has the newest, and a part to who asks for one', async () => {
    const { headers } = await get(server.port, '/rates/rates.json')
    const again = await get(server.port, '/rates/rates.json', { 'if-none-match': headers.etag })
    expect(again.status).toBe(304)
    const part = await get(server.port, '/og/home.png', { range: 'bytes=0-1' })
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 0-1/3'])
  })
})

describe('hosts that read _headers', () => {
  /** Netlify and Cloudflare join the values of every rule whose path matches. */
  function received(path) {
    const blocks = hostHeadersFile().trim().split('\n\n')
    const all = blocks.flatMap((block) => {
      const [rule, ...lines] = block.split('\n')
      const matches = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
      return matches ? lines.map((line) => line.trim().split(': ')) : []
    })
    return Object.groupBy ? Object.groupBy(all, ([name]) => name) : group(all)
  }
  const group = (all) =>
    all.reduce((groups, pair) => ({ ...groups, [pair[0]]: [...(groups[pair[0]] ?? []), pair] }), {})

  test.each(found)('%s receives each header once, and its own Cache-Control', (path) => {
    const headers = received(path)
    for (const values of Object.values(headers)) expect(values).toHaveLength(1)
    const own = cacheRules.some((rule) => path.startsWith(rule.path.slice(0, -1)))
    expect(headers['Cache-Control']?.[0][1]).toBe(own ? cacheControlFor(path) : undefined)
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name][0][1]).toBe(value)
    expect(headers['Access-Control-Allow-Origin'] !== undefined).toBe(path.startsWith('/api/'))
  })
})
