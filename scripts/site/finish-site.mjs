import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stage } from '../stage.mjs'
import { writeIslands } from './islands/write-islands.mjs'
import { writeContentPolicies } from './postbuild/content-policy.mjs'
import { writeEmbedPages } from './postbuild/embed-pages.mjs'
import { forgetUnusedResults } from './postbuild/kept-results.mjs'
import { writeLicences } from './postbuild/licences.mjs'
import { writeOfflinePages } from './postbuild/offline-pages.mjs'
import { precompress } from './postbuild/precompress.mjs'
import { nameServiceWorker } from './postbuild/service-worker.mjs'
import { sitePages } from './site-files.mjs'

/** The bytes of each module in each script, before it is shrunk, for `npm run bench weight`. */
export const MODULES_REPORT = '.cache/reports/modules.json'

/**
 * Turns the pages that Next wrote into `dir` into a site that can be visited. Each step reads the last one's work.
 *
 * @param {string} dir
 * @param {{ root: string, settings: import('./site-build.mjs').SiteSettings }} options
 */
export async function finishSite(dir, { root, settings }) {
  const env = settings.environment(root)
  const inputs = new Set()
  const modules = new Map()
  if (process.env.JANTAR_HYDRATE === 'next')
    for (const name of dependencies(root)) inputs.add(`node_modules/${name}/`)
  else
    await stage('Islands', () =>
      writeIslands(dir, { root, env, settings: settings.islands, inputs, modules }),
    )
  mkdirSync(join(root, '.cache/reports'), { recursive: true })
  writeFileSync(join(root, MODULES_REPORT), JSON.stringify(Object.fromEntries(modules)))
  await stage('Licences', () => writeLicences(dir, { root, settings: settings.licences, inputs }))
  // Hashes are taken when the inline scripts are final.
  await stage('Content policies', () => writeContentPolicies(dir, settings.serviceOrigins(env)))
  await stage('Service worker', async () => nameServiceWorker(dir, await settings.lawDay(root)))
  writeFileSync(join(dir, '_headers'), settings.headers())
  await stage('Pages to keep offline', () => writeOfflinePages(dir))
  await stage('Addresses with a slash', () => writeSlashCopies(dir))
}

/** Adds to a finished site what only a host needs. */
export async function packForHost(dir, { root, settings }) {
  await stage('Compression', () => precompress(dir))
  // Compressed sizes are what a visitor loads.
  writeOfflinePages(dir)
  writeSlashCopies(dir)
  await stage('Embed pages', () => writeEmbedPages(dir, { root, settings: settings.embed }))
  forgetUnusedResults()
}

/** What Next bundles is not known file by file; it is no more than these. */
const dependencies = (root) =>
  Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies)

/**
 * Puts every page `x.html` also at `x/index.html`, so that both `/x` and `/x/` answer on every kind of host
 * (docs/decisions/0005-both-slash-forms.md).
 *
 * @returns {string} a line for the build's log
 */
function writeSlashCopies(dir) {
  const pages = sitePages(dir).filter(({ file }) => file !== 'index.html' && !/(?:^|\/)404\.html$/.test(file))
  for (const { file } of pages)
    copyWithEncodings(join(dir, file), join(dir, file.replace(/\.html$/, '/index.html')))
  return `${pages.length} pages answer with and without a closing slash`
}

function copyWithEncodings(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  for (const ending of ['', '.br', '.gz'])
    if (existsSync(from + ending)) copyFileSync(from + ending, to + ending)
}
