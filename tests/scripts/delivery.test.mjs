import { readFileSync } from 'node:fs'
import { cacheControlFor, cacheRules, securityHeaders } from '@/deploy/headers.mjs'
import { caddyfile } from '@/deploy/caddy.mjs'
import { hostHeadersFile } from '@/deploy/hosts.mjs'
import { nginxSite } from '@/deploy/nginx.mjs'
import { installProblem } from '@/scripts/install.mjs'
import { jestTotals, playwrightTotals, totalsLine } from '@/scripts/print-totals.mjs'

describe('headers', () => {
  test.each([
    ['/_next/static/chunks/a.js', /immutable/],
    ['/directories/pincode/110.json', /max-age=86400/],
    ['/rates/rates.json', /^public, max-age=3600$/],
    ['/og/home.png', /max-age=86400/],
    ['/emi-calculator', /max-age=0, must-revalidate/],
    ['/og', /max-age=0/],
  ])('of %s say how long it may be kept', (path, expected) => {
    expect(cacheControlFor(path)).toMatch(expected)
  })

  test('let no other site load what is ours', () => {
    expect(securityHeaders['Cross-Origin-Resource-Policy']).toBe('same-origin')
  })

  test('have no two cache rules for one address, as some hosts join their values', () => {
    const starts = cacheRules.map(({ path }) => path.replace(/\*$/, ''))
    for (const start of starts) expect(starts.filter((other) => other.startsWith(start))).toEqual([start])
  })

  test('are the same in the file for static hosts, with https only there', () => {
    const file = hostHeadersFile()
    for (const [name, value] of Object.entries(securityHeaders))
      expect(file).toContain(`  ${name}: ${value}\n`)
    expect(file).toContain('Strict-Transport-Security')
    expect(securityHeaders).not.toHaveProperty('Strict-Transport-Security')
  })

  test('are the same in the files for nginx and Caddy: npm run deploy:files writes them anew', () => {
    expect(readFileSync('deploy/nginx-site.conf', 'utf8')).toBe(nginxSite())
    expect(readFileSync('deploy/Caddyfile', 'utf8')).toBe(caddyfile())
  })

  test('leave the camera to the site itself, deny the microphone, and leave copying and sharing alone', () => {
    expect(securityHeaders['Permissions-Policy']).toContain('camera=(self)')
    expect(securityHeaders['Permissions-Policy']).toContain('microphone=()')
    expect(securityHeaders['Permissions-Policy']).not.toMatch(/clipboard-write|web-share/)
  })
})

describe('installing', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-win32': { version: '2.0.0', optional: true },
    },
  }
  test.each([
    ['nothing is there', null, /nothing is installed/],
    ['a package is missing', { packages: {} }, /a is missing/],
    ['a version differs', { packages: { 'node_modules/a': { version: '0.9.0' } } }, /a is 0\.9\.0/],
  ])('is needed when %s', (_, installed, expected) => {
    expect(installProblem(lock, installed)).toMatch(expected)
  })

  test('is not needed when only another system’s binary is absent', () => {
    expect(installProblem(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBeNull()
  })

  test('is not needed to build when only a tool of the tests is absent', () => {
    const tool = { 'node_modules/jest': { version: '3.0.0', dev: true } }
    const locked = { packages: { ...lock.packages, ...tool } }
    const installed = { packages: { 'node_modules/a': { version: '1.0.0' } } }
    expect(installProblem(locked, installed, { toBuild: true })).toBeNull()
    expect(installProblem(locked, installed)).toMatch(/jest is missing/)
  })

  test('is not needed for a folder of the project that replaces a package', () => {
    const linked = {
      'node_modules/fs': { resolved: 'scripts/empty/fs', link: true },
      'scripts/empty/fs': { version: '0.0.1' },
    }
    const installed = { packages: { 'node_modules/a': { version: '1.0.0' } } }
    expect(installProblem({ packages: { ...lock.packages, ...linked } }, installed)).toBeNull()
  })

  test('stops on half a copy of the project', () => {
    expect(() => installProblem(null, null)).toThrow(/package-lock\.json is missing/)
  })
})

describe('totals', () => {
  const jest = { numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] }
  const playwright = { stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 0 }, errors: [] }

  test('are added over both runners', () => {
    expect(totalsLine([jestTotals(jest), playwrightTotals(playwright)])).toBe(
      '16 passed, 1 failed, 2 skipped',
    )
    expect(totalsLine([playwrightTotals(playwright)])).toBe('6 passed, 0 failed')
  })

  test('count a test file that did not load, and an error outside all tests', () => {
    const broken = { ...jest, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(jestTotals(broken).failed).toBe(1)
    expect(playwrightTotals({ ...playwright, errors: [{}] }).failed).toBe(1)
  })
})

test('what `ifsc` and `ifsc-nodejs` ask for and nobody runs is a package that the site has anyway', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const name of ['fs', 'path', 'request'])
    expect(packages[`node_modules/${name}`]).toMatchObject({
      name: 'punycode',
      version: packages['node_modules/punycode'].version,
    })
})
