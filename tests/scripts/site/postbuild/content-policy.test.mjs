import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ifscHost, pincodeHost, ratesHosts } from '@/lib/lookup/live/open-services'
import { serviceOrigins } from '@/scripts/configured-services.mjs'
import { languageCodes } from '@/scripts/languages.mjs'
import { contentPolicy, withPolicy, writeContentPolicies } from '@/scripts/site/postbuild/content-policy.mjs'
import { folderWith } from '@/tests/temporary-folder.mjs'

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const rule = (policy, name) => policy.split(';').find((part) => part.startsWith(`${name} `))

describe('the policy of a page', () => {
  test('names each inline script once, by the hash a browser computes', () => {
    const policy = contentPolicy('<script>a()</script><script id="x">b("₹")</script><script>a()</script>', [])
    expect(rule(policy, 'script-src')).toBe(`script-src 'self' ${sha256('a()')} ${sha256('b("₹")')}`)
    // Published example of the CSP specification: https://www.w3.org/TR/CSP3/#external-hash
    expect(sha256("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  })

  test('needs no leave for files and for blocks of data, and some for speculation rules', () => {
    const policy = contentPolicy(
      '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>' +
        '<script type="speculationrules">{"prefetch":[]}</script>',
      [],
    )
    expect(rule(policy, 'script-src')).toBe(`script-src 'self' ${sha256('{"prefetch":[]}')}`)
  })

  test('allows of styles in the page’s text only the elements that are there', () => {
    const policy = contentPolicy('<p class="a">x</p><style>b{}</style>', [])
    expect(rule(policy, 'style-src-attr')).toBe("style-src-attr 'none'")
    expect(rule(policy, 'style-src')).toBe(`style-src 'self' ${sha256('b{}')}`)
    expect(() => contentPolicy('<p class="a" style="color:red">x</p>', [])).toThrow(/style="color:red"/)
  })

  test('requires Trusted Types of every page but those that Next hydrates', () => {
    const policy = contentPolicy('', [])
    expect(rule(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
    expect(rule(policy, 'trusted-types')).toBe('trusted-types own-scripts')
    expect(contentPolicy('<script>self.__next_f=[]</script>', [])).not.toMatch(/trusted-types/)
  })

  test.each([
    "'unsafe-inline'",
    "'unsafe-eval'",
    "'unsafe-hashes'",
    "'wasm-unsafe-eval'",
    "'strict-dynamic'",
    '*',
    'https:',
    'https://*.example.org',
    'https://a.example;script-src',
    'https://a.example https://b.example',
  ])('stops the build where a setting would add %s', (source) => {
    expect(() => contentPolicy('', [source])).toThrow(/connect-src must not allow/)
  })

  test('starts from nothing and lets the page ask its own host and the configured services', () => {
    const policy = contentPolicy('', ['https://api.example.org'])
    expect(rule(policy, 'default-src')).toBe("default-src 'none'")
    expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://api.example.org")
    expect(policy).not.toMatch(/unsafe|frame-ancestors/)
  })

  test('comes right after the charset, and only once', () => {
    const page = '<html><head><meta charset="utf-8"/><title>x</title></head></html>'
    const written = withPolicy(page, "default-src 'none'")
    expect(written).toContain(
      '<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default',
    )
    expect(() => withPolicy(written, "default-src 'none'")).toThrow(/already written/)
    expect(() => withPolicy('<html><head><title>x</title></head></html>', '')).toThrow(/charset/)
  })

  test('lets a page ask the same services in every language, and no other page', () => {
    const bases = ['', ...languageCodes().map((code) => `${code}/`)]
    const pages = bases.flatMap((base) => [`${base}weather-forecast.html`, `${base}about.html`])
    const html = '<html><head><meta charset="utf-8"/></head></html>'
    const dir = folderWith(Object.fromEntries(pages.map((page) => [page, html])))
    writeContentPolicies(dir, { '/weather-forecast': ['https://api.met.no'] })
    const asks = (page) =>
      readFileSync(join(dir, page), 'utf8').includes("connect-src 'self' https://api.met.no;")
    expect(bases).toContain('hi/')
    for (const base of bases)
      expect([asks(`${base}weather-forecast.html`), asks(`${base}about.html`)]).toEqual([true, false])
  })
})

describe('configured services', () => {
  const off = {
    NEXT_PUBLIC_PINCODE_API_URL: 'off',
    NEXT_PUBLIC_IFSC_API_URL: 'off',
    NEXT_PUBLIC_EXCHANGE_RATE_API_URL: 'off',
  }

  test('are reduced to their origins, each once, and belong to the page that asks them', () => {
    const env = {
      NEXT_PUBLIC_PINCODE_API_URL: 'https://api.example.org/v1',
      NEXT_PUBLIC_WEATHER_API_URL: 'https://weather.example.org/a',
      NEXT_PUBLIC_WEATHER_GEOCODING_URL: 'https://weather.example.org/b',
    }
    expect(serviceOrigins({ ...off, ...env })).toEqual({
      '/pincode-finder': ['https://api.example.org'],
      '/weather-forecast': ['https://weather.example.org'],
    })
  })

  test('are, where nothing is set, the weather and the open services, each on the pages that ask it', () => {
    const originOf = (address) => new URL(address).origin
    const open = {
      '/pincode-finder': [originOf(pincodeHost)],
      '/ifsc-code-finder': [originOf(ifscHost)],
      '/blog/ifsc-and-upi-safely': [originOf(ifscHost)],
      '/currency-converter': ratesHosts.map(originOf),
      '/invoice-generator': ratesHosts.map(originOf),
      '/quotation-generator': ratesHosts.map(originOf),
      '/weather-forecast': ['https://api.met.no'],
    }
    expect(serviceOrigins({})).toEqual(open)
    expect(serviceOrigins({ NEXT_PUBLIC_EXCHANGE_RATE_API_URL: '' })).toEqual(open)
  })

  test.each([
    [{}, {}],
    // A service of rates that is configured is asked by the converter alone.
    [
      { NEXT_PUBLIC_EXCHANGE_RATE_API_URL: 'https://rates.example.org/v6' },
      { '/currency-converter': ['https://rates.example.org'] },
    ],
  ])('where the others are turned off are, with %j, the weather and %j', (env, asked) => {
    const weather = { '/weather-forecast': ['https://api.met.no'] }
    expect(serviceOrigins({ ...off, ...env })).toEqual({ ...asked, ...weather })
  })

  test('of weather are the hosts of the provider', () => {
    const of = (provider) => serviceOrigins({ NEXT_PUBLIC_WEATHER_PROVIDER: provider })['/weather-forecast']
    expect(of('open-meteo')).toEqual([
      'https://api.open-meteo.com',
      'https://geocoding-api.open-meteo.com',
      'https://air-quality-api.open-meteo.com',
    ])
    expect(of('openweather')).toEqual(['https://api.openweathermap.org'])
    expect(() => of('sunny')).toThrow(/PROVIDER must be/)
  })

  test.each(['api.example.org', 'ftp://api.example.org', '/api', 'https://*.example.org', "'unsafe-inline'"])(
    'with the address "%s" stop the build',
    (address) => {
      expect(() => serviceOrigins({ NEXT_PUBLIC_PINCODE_API_URL: address })).toThrow(
        /NEXT_PUBLIC_PINCODE_API_URL/,
      )
    },
  )
})
