import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { siteFiles } from '../site-files.mjs'

/**
 * Lists the licences of what ships: the packages whose files are in the scripts (from esbuild's metafile),
 * those that such a file was bundled from, and those of which styles, drawings, fonts or data are in the
 * site.
 */

/** An empty body of a table, in each language: components/site/licence-table.tsx. */
const PLACE = /<tbody id="licence-list"((?: lang="[^"]*")?)><\/tbody>/

/**
 * Writes `licences.txt` and fills the list into the page /licences of every language.
 *
 * @param {string} dir the built site
 * @param {{ root: string, settings: import('../site-build.mjs').LicenceSettings, inputs: Iterable<string> }}
 * bundled `inputs` are the files that esbuild put into scripts
 * @returns {string} a line for the build's log; throws on a licence that is not allowed
 */
export function writeLicences(dir, { root, settings, inputs }) {
  const packages = shippedPackages(root, inputs, settings)
  refuse(packages, settings)
  writeFileSync(join(dir, 'licences.txt'), licenceTexts(packages))
  const pages = siteFiles(dir).filter((file) => basename(file) === 'licences.html')
  if (!pages.includes('licences.html')) throw new Error('The site has no page licences.html')
  for (const page of pages) fillPage(dir, page, licenceRows(packages))
  return `${packages.length} packages ship, all under licences that are allowed`
}

function fillPage(dir, page, rows) {
  const file = join(dir, page)
  const html = readFileSync(file, 'utf8')
  if (!PLACE.test(html)) throw new Error(`${page} no longer holds the place ${PLACE}`)
  writeFileSync(
    file,
    html.replace(PLACE, (_, lang) => `<tbody${lang}>${rows}</tbody>`),
  )
}

/** @returns {{ name: string, version: string, licence: string, ships: string, texts: string[] }[]} by name */
export function shippedPackages(root, inputs, { ships: otherwise, prebuilt, stated }) {
  const folders = new Map(
    Object.entries(otherwise).map(([name, ships]) => [join(root, 'node_modules', name), ships]),
  )
  for (const input of inputs) {
    const folder = /^(?:[^:]+:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1]
    if (folder)
      folders.set(
        join(root, folder.slice(folder.indexOf('node_modules'))),
        /\.ttf$/.test(input) ? 'font' : 'script',
      )
  }
  for (const folder of [...folders.keys()])
    if (prebuilt.some((name) => folder === join(root, 'node_modules', name)))
      for (const part of dependenciesOf(folder)) if (!folders.has(part)) folders.set(part, 'script')
  const packages = [...folders].map(([folder, ships]) => ({ ...readPackage(folder, stated), ships }))
  const once = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]))
  return [...once.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function readPackage(folder, stated) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|notice|copying|copyrightnotice)/i.test(file),
  )
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { name, version, licence: stated[name] ?? license ?? 'none stated', texts }
}

/** The folders of all that a package depends on, each found as Node finds it. */
function dependenciesOf(folder, seen = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const found = foundFrom(folder, name)
    if (seen.has(found)) continue
    seen.add(found)
    dependenciesOf(found, seen)
  }
  return seen
}

function foundFrom(folder, name) {
  const candidate = join(folder, 'node_modules', name)
  if (existsSync(join(candidate, 'package.json'))) return candidate
  if (dirname(folder) === folder) throw new Error(`licences: ${name} is not installed`)
  return foundFrom(dirname(folder), name)
}

/** Whether a licence as SPDX writes it is allowed: of `A OR B` one, of `A AND B` both. */
export function isAllowed(licence, { allowed }) {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)))
}

function refuse(packages, settings) {
  const refused = packages.filter(({ licence }) => !isAllowed(licence, settings))
  if (refused.length === 0) return
  const lines = refused.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  throw new Error(`These packages ship under licences that are not allowed:\n${lines.join('\n')}`)
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`

function licenceTexts(packages) {
  const head = 'What this site is made of, and under which licences. Made at build from what ships.'
  const parts = packages.map(({ name, version, licence, ships, texts }) =>
    [`${name} ${version} (${ships})\nLicence: ${licence}`, ...texts].join('\n\n'),
  )
  return [head, ...parts].join(RULE) + '\n'
}

const licenceRows = (packages) =>
  packages
    .map(
      ({ name, version, licence, ships }) =>
        `<tr><th scope="row">${escapeHtml(name)} ${escapeHtml(version)}</th><td>${ships}</td><td>${escapeHtml(licence)}</td></tr>`,
    )
    .join('')

/** A text as it is written between two tags. */
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
