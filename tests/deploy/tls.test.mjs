/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheControlFor, httpsOnlyHeaders, securityHeaders } from '@/deploy/headers.mjs'
import { hasProgram, startNginx } from '@/scripts/serving/real-nginx.mjs'
import { found, writeSite } from './small-site.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

/** The configurations of deploy/ as shipped, over TLS and HTTP/2, with a certificate of our own making. */

const folder = temporaryFolder()
const [redirectPort, tlsPort] = [18_081, 18_082]

function makeCertificate() {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const how = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...how, ...files], { stdio: 'ignore' })
}

const servers = {}
if (hasProgram('nginx', '-v') && hasProgram('openssl', 'version'))
  servers.nginx = (site) => {
    makeCertificate()
    const changed = [
      ['/etc/nginx/jantar-site.conf', resolve('deploy/nginx-site.conf')],
      ['/etc/nginx/certs', folder],
      ['/var/www/jantar/out', site],
      ['listen 80;', `listen 127.0.0.1:${redirectPort};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${tlsPort} ssl http2;`],
      [/ {2}listen \[::\].*\n/g, ''],
    ]
    const own = changed.reduce(
      (text, [from, to]) => text.replace(from, to).replace(from, to),
      readFileSync('deploy/nginx.conf', 'utf8'),
    )
    return startNginx([{ port: 18_080, lines: 'return 204;' }], own)
  }
else process.stderr.write('SKIPPED: nginx or openssl is not installed\n')
if (hasProgram('caddy', 'version'))
  servers.Caddy = async (site) => {
    const path = join(folder, 'Caddyfile')
    // The ports of the test, and no change to the machine's list of trusted certificates.
    const options = `{\n\thttp_port ${redirectPort}\n\tskip_install_trust\n\tadmin off\n}\n`
    writeFileSync(path, options + readFileSync('deploy/Caddyfile', 'utf8'))
    const env = {
      ...process.env,
      HOME: folder,
      SITE_ADDRESS: `https://localhost:${tlsPort}`,
      SITE_ROOT: site,
    }
    const caddy = spawn('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], {
      env,
      stdio: 'ignore',
    })
    const ended = new Promise((done) => caddy.once('exit', done))
    return { stop: () => (caddy.kill('SIGTERM'), ended) }
  }
else process.stderr.write('SKIPPED: caddy is not installed\n')

/** One request over HTTP/2. Nothing else is spoken: a server that knows only HTTP/1.1 fails it. */
function get(path, headers = {}) {
  return new Promise((done, fail) => {
    const session = connect(`https://localhost:${tlsPort}`, { rejectUnauthorized: false })
    session.on('error', fail)
    const request = session.request({ ':path': path, ...headers })
    request.on('response', (answer) => {
      request.resume().on('end', () => {
        session.close()
        done({ status: answer[':status'], headers: answer })
      })
    })
    request.on('error', fail).end()
  })
}

async function untilReady(tries = 100) {
  try {
    await get('/')
  } catch (fault) {
    if (tries === 0) throw fault
    await wait(100)
    await untilReady(tries - 1)
  }
}

for (const name of Object.keys(servers))
  describe(`${name}, over TLS and HTTP/2`, () => {
    let server
    beforeAll(async () => {
      server = await servers[name](writeSite())
      await untilReady()
    }, 30_000)
    afterAll(() => server.stop())

    test.each(found)('%s has all headers of deploy/headers.mjs', async (path) => {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      const expected = { ...securityHeaders, ...httpsOnlyHeaders, 'Cache-Control': cacheControlFor(path) }
      for (const [header, value] of Object.entries(expected))
        expect([header, headers[header.toLowerCase()]]).toEqual([header, value])
      expect(headers.server ?? '').not.toMatch(/\d/)
    })

    test('what is precompressed is sent so, and the manifest is one', async () => {
      const { headers } = await get('/emi-calculator', { 'accept-encoding': 'br' })
      expect(headers['content-encoding']).toBe('br')
      for (const manifest of ['/manifest.webmanifest', '/hi/manifest.webmanifest'])
        expect((await get(manifest)).headers['content-type']).toMatch(/^application\/manifest\+json/)
    })

    test('http leads to https', async () => {
      const answer = await fetch(`http://localhost:${redirectPort}/emi-calculator?x=1`, {
        redirect: 'manual',
      })
      expect([301, 308]).toContain(answer.status)
      expect(answer.headers.get('location')).toMatch(/^https:\/\/.*\/emi-calculator\?x=1$/)
    })
  })

if (Object.keys(servers).length === 0) test.skip('no server to try is installed here', () => {})
