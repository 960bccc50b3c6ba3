import { readFileSync } from 'node:fs'
import { cacheControlFor, securityHeaders } from '@/deploy/headers.mjs'
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

  test('have https only in the file for static hosts', () => {
    expect(hostHeadersFile()).toContain('Strict-Transport-Security')
    expect(securityHeaders).not.toHaveProperty('Strict-Transport-Security')
  })

  test('are the same in the files for nginx and Caddy: npm run deploy:files writes them anew', () => {
    expect(readFileSync('deploy/nginx-site.conf', 'utf8')).toBe(nginxSite())
    expect(readFileSync('deploy/Caddyfile', 'utf8')).toBe(caddyfile())
  })

  test('let no other site load what is ours, leave the camera to the site itself, and deny the microphone', () => {
    expect(securityHeaders['Cross-Origin-Resource-Policy']).toBe('same-origin')
    expect(securityHeaders['Permissions-Policy']).toContain('camera=(self)')
    expect(securityHeaders['Permissions-Policy']).toContain('microphone=()')
    expect(securityHeaders['Permissions-Policy']).not.toMatch(/clipboard-write|web-share/)
  })
})

describe('installing', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/jest': { version: '3.0.0', dev: true },
    // Another system's binary, and a folder of the project that replaces a package.
    'node_modules/b-win32': { version: '2.0.0', optional: true },
    'node_modules/fs': { resolved: 'scripts/empty/fs', link: true },
    'scripts/empty/fs': { version: '0.0.1' },
  }
  const a = { 'node_modules/a': { version: '1.0.0' } }
  const whole = { ...a, 'node_modules/jest': { version: '3.0.0' } }

  test.each([
    ['nothing is there', null, /nothing is installed/],
    ['a package is missing', { packages: {} }, /a is missing/],
    ['a version differs', { packages: { ...whole, 'node_modules/a': { version: '0.9.0' } } }, /a is 0\.9\.0/],
    ['a tool of the tests is missing', { packages: a }, /jest is missing/],
  ])('is needed when %s', (_, installed, expected) => {
    expect(installProblem({ packages }, installed)).toMatch(expected)
  })

  test('is not needed when all is there, nor to build when only a tool of the tests is missing', () => {
    expect(installProblem({ packages }, { packages: whole })).toBeNull()
    expect(installProblem({ packages }, { packages: a }, { toBuild: true })).toBeNull()
  })

  test('stops on half a copy of the project', () => {
    expect(() => installProblem(null, null)).toThrow(/package-lock\.json is missing/)
  })
})

test('totals are added over both runners, with a file that did not load and an error outside all tests', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const counts = { numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 }
  const stats = { expected: 5, flaky: 1, unexpected: 0, skipped: 0 }
  const jest = jestTotals({ ...counts, testResults: [broken] })
  expect(totalsLine([jest, playwrightTotals({ stats, errors: [{}] })])).toBe('16 passed, 3 failed, 2 skipped')
  expect(totalsLine([playwrightTotals({ stats, errors: [] })])).toBe('6 passed, 0 failed')
})

test('what `ifsc` and `ifsc-nodejs` ask for and nobody runs is a package that the site has anyway', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const name of ['fs', 'path', 'request'])
    expect(packages[`node_modules/${name}`]).toMatchObject({
      name: 'punycode',
      version: packages['node_modules/punycode'].version,
    })
})
