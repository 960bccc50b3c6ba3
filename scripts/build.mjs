import { cpSync, readFileSync, rmSync } from 'node:fs'
import { buildIsCurrent, HOST_STAMP, inputsStamp, writeStamp } from './build-stamp.mjs'
import { buildDirectories } from './directories/build.mjs'
import { compile, copyScripts, PAGES, writePages } from './pages.mjs'
import { translatedRoutes, writeTranslated } from './languages.mjs'
import { finishSite, packForHost, precompress } from './site/site-build.mjs'
import { checkFolders } from './site/postbuild/budgets.mjs'
import { siteSettings } from './site-settings.mjs'
import { stage } from './stage.mjs'

/**
 * `node scripts/build.mjs`: builds the site into `out/` for a host and holds its files against the budgets.
 * `npm start` stops at what a visitor of this machine needs; a build for a host goes on from there.
 */

/** @returns {Promise<void>} once `out/` is what the present sources build to, without what only a host needs */
export async function buildToVisit() {
  const stamp = await stampOfSources()
  if (buildIsCurrent(stamp)) return console.log('Nothing has changed since the last build')
  await writeSite(stamp)
}

/**
 * @returns {Promise<void>} as `buildToVisit`, with all that belongs on a host. Throws when files are over
 * their budgets.
 */
export async function buildForHost() {
  const stamp = await stampOfSources()
  if (buildIsCurrent(stamp, 'out', HOST_STAMP)) return console.log('Nothing has changed since the last build')
  if (!buildIsCurrent(stamp)) await writeSite(stamp)
  await stage('Preview pictures', async () => {
    compile(stamp)
    const languages = (await translatedRoutes()).map(({ code }) => ({ JANTAR_LANGUAGE: code }))
    const written = [{}, ...languages].map((language) => {
      const env = { JANTAR_PREVIEWS: 'all', ...language }
      return writePages('out', { routes: [PREVIEWS], env, placeOf: previewPlace })
    })
    return `${written.join(' and ')} files`
  })
  await packForHost('out', { root: process.cwd(), settings: siteSettings })
  holdBudgets()
  writeStamp(stamp, 'out', HOST_STAMP)
}

async function stampOfSources() {
  await stage('Directories', buildDirectories)
  return inputsStamp('.')
}

/** Writes `out/` from the pages of these sources. */
async function writeSite(stamp) {
  if (!buildIsCurrent(stamp, PAGES)) await writeAllPages(stamp)
  rmSync('out', { recursive: true, force: true })
  for (const source of ['public', PAGES]) cpSync(source, 'out', { recursive: true })
  await finishSite('out', { root: process.cwd(), settings: siteSettings })
  writeStamp(stamp)
}

async function writeAllPages(stamp) {
  rmSync(PAGES, { recursive: true, force: true })
  await stage('Compile', () => compile(stamp))
  await stage('English pages', () => `${writePages(PAGES)} files`)
  for (const translated of await translatedRoutes())
    await stage(`Pages in ${translated.code}`, () => `${writeTranslated(PAGES, translated)} files`)
  copyScripts(PAGES)
  writeStamp(stamp, PAGES)
}

const previewPlace = (name) => (name.startsWith('og/') ? name : null)

const PREVIEWS = 'app/og/[file]/route.tsx'

/**
 * Builds some pages alone into a folder of their own, unless they are there from the same sources.
 *
 * @param {string} dir
 * @param {string[]} routes files of `app`
 * @param {string[]} previews the paths of the pages whose preview pictures are drawn
 * @param {{ translated?: boolean }} [languages] in English alone, or in the other languages too
 */
export async function buildPages(dir, routes, previews, { translated = false } = {}) {
  await stage('Directories', buildDirectories)
  const stamp = `${inputsStamp('.')} ${routes.toSorted().join()} ${translated}`
  if (buildIsCurrent(stamp, dir)) return console.log('Nothing has changed since these pages were built')
  rmSync(dir, { recursive: true, force: true })
  await stage('Compile', () => compile(stamp, routes))
  await stage(
    'Pages',
    () => `${writePages(dir, { routes, env: { JANTAR_PREVIEWS: previews.join(' ') } })} files`,
  )
  for (const { code, routes: own } of translated ? await translatedRoutes() : []) {
    const wanted = { code, routes: own.filter((route) => routes.includes(route)) }
    await stage(`Pages in ${code}`, () => `${writeTranslated(dir, wanted)} files`)
  }
  copyScripts(dir)
  cpSync('public', dir, { recursive: true })
  await finishSite(dir, { root: process.cwd(), settings: siteSettings })
  // What a visit loads is measured compressed.
  await stage('Compression', () => precompress(dir, { without: 'directories' }))
  writeStamp(stamp, dir)
}

function holdBudgets() {
  console.log('Largest files, in bytes')
  const { lines, overruns } = checkFolders('out', JSON.parse(readFileSync('budgets.json', 'utf8')).folders)
  for (const line of lines) console.log(`  ${line}`)
  if (overruns.length)
    throw new Error(`The build is over its budgets (budgets.json):\n${overruns.join('\n')}`)
}

if (process.argv[1] === import.meta.filename) await buildForHost()
