import { embedHeadersFile, hostHeadersFile } from '@/deploy/hosts.mjs'
import { elementsOf } from '@/scripts/site/page-elements.mjs'
import { embedPage } from '@/scripts/site/postbuild/embed-pages.mjs'
import { siteSettings } from '@/scripts/site-settings.mjs'

const page = [
  '<!DOCTYPE html><html lang="hi"><head><meta charset="utf-8"/><title>EMI &amp; more</title>',
  '<style>.tool{top:0}</style><link rel="canonical" href="https://jantar.example/emi"/>',
  '<link rel="manifest" href="/manifest.webmanifest"/>',
  '<script type="module" src="/_next/shared-1.js" data-frame="/_next/frame-chunk-1.js"></script>',
  '<script type="module" src="/_next/emi-chunk-1.js"></script></head>',
  '<body><script>theme()</script><header><site-island of="theme-button" frame>x</site-island></header>',
  '<main><site-island of="emi" waiting><div class="tool" id="_i1R_0_">Form</div></site-island>',
  '<site-island of="remember-tool">y</site-island></main><footer>z</footer>',
  '<script id="page-language" type="application/json">{"lang":"hi"}</script></body></html>',
].join('')
const [english, hindi] = siteSettings.embed.languages
const embedded = embedPage(page, 'emi', { ...siteSettings.embed, link: english.link })

test('keeps the form with its styles and scripts, and leaves out header, footer, theme and what saves', () => {
  for (const part of [
    '<div class="tool" id="_i1R_0_">Form</div>',
    '<style>.tool{top:0}</style>',
    '/_next/shared-1.js',
    '/_next/emi-chunk-1.js',
  ])
    expect(embedded).toContain(part)
  expect(embedded).not.toMatch(
    /theme\(|theme-button|remember-tool|<header|<footer|webmanifest|frame-chunk|localStorage/,
  )
})

test('has the island at the place that its ids name, and no other component', () => {
  const names = elementsOf(embedded).flatMap(({ name, attributes }) =>
    name === 'site-island' ? [attributes.of ?? null] : [],
  )
  expect(names).toEqual([null, 'emi'])
})

test('links back to the page of the tool in a new tab, and is no page of search engines', () => {
  expect(embedded).toContain(
    '<a href="https://jantar.example/emi" target="_blank" rel="noopener">Open on Jantar</a>',
  )
  expect(embedded).toContain('<meta name="robots" content="noindex"/>')
  expect(embedded).toContain('<title>EMI &amp; more</title>')
})

test('is in the language of its page, with its words and the link in that language', () => {
  const inHindi = embedPage(page, 'emi', { ...siteSettings.embed, link: hindi.link })
  expect(inHindi).toContain('<html lang="hi"')
  expect(inHindi).toContain('<script id="page-language" type="application/json">{"lang":"hi"}</script>')
  expect(inHindi).toContain('>Jantar पर खोलें</a>')
  expect(hindi.base).toBe('/hi')
})

test('has a policy of its own that names its inline script and style', () => {
  const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(embedded)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/)
})

test('sends its height and nothing else', () => {
  expect(embedded.match(/postMessage\([^)]*\)/g)).toEqual(["postMessage({jantarHeight:n},'*')"])
})

test('refuses a page without the island of its tool', () => {
  expect(() => embedPage(page, 'sip', { ...siteSettings.embed, link: english.link })).toThrow(
    'sip: no island',
  )
})

test('its host lets other sites frame it, and sends all else that the main host sends', () => {
  const lines = (text) => text.trim().split('\n')
  const embed = lines(embedHeadersFile())
  const main = lines(hostHeadersFile())
  expect(main.filter((line) => !embed.includes(line))).toEqual([
    "  Content-Security-Policy: frame-ancestors 'none'",
    '  X-Frame-Options: DENY',
  ])
  expect(embed.filter((line) => !main.includes(line))).toEqual([
    '  Content-Security-Policy: frame-ancestors *',
  ])
})
