import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles, sitePages } from '../site-files.mjs'

const PLACE = "const BUILD = 'development'"

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/

/** Where an open page reads of which law the newest build is: components/site/notices/site-notice.tsx. */
const VERSION_FILE = 'version.json'

/**
 * Gives the service worker, and every page, the name of this build: a hash over the pages and the names of
 * the hashed files. By it the worker knows our pages from those of a captive portal. Pages also get the day
 * of their law, as does `version.json`: a page that was open for long can name what a new version is for.
 * @param {string} law the last day on which law was compared with its sources
 * @throws when the worker has no place for the name, as pages of different builds would share one cache; when
 * a page has no content policy, behind which the name goes, as it would never be kept
 * @returns {string} a line for the build's log
 */
export function nameServiceWorker(dir, law) {
  const path = join(dir, 'sw.js')
  const worker = readFileSync(path, 'utf8')
  if (!worker.includes(PLACE)) throw new Error(`public/sw.js no longer holds the line: ${PLACE}`)
  const build = buildName(dir)
  writeFileSync(path, worker.replace(PLACE, `const BUILD = '${build}'`))
  for (const { file } of sitePages(dir)) markPage(join(dir, file), `${build} ${law}`)
  writeFileSync(join(dir, VERSION_FILE), JSON.stringify({ build, law }))
  return `service worker for build ${build}, law of ${law}`
}

function markPage(file, content) {
  const html = readFileSync(file, 'utf8')
  if (!POLICY.test(html)) throw new Error(`${file} has no content policy`)
  writeFileSync(
    file,
    html.replace(POLICY, (policy) => `${policy}<meta name="jantar-build" content="${content}"/>`),
  )
}

function buildName(dir) {
  const hash = createHash('sha256')
  for (const file of siteFiles(dir)) {
    if (file.startsWith('_next/static/')) hash.update(file)
    else if (file.endsWith('.html')) hash.update(readFileSync(join(dir, file)))
  }
  return hash.digest('hex').slice(0, 10)
}
