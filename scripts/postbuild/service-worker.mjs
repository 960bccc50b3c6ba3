import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from './site-files.mjs'

const PLACE = "const BUILD = 'development'"

/**
 * Gives the service worker the name of this build: a hash over the pages and the names of the hashed files.
 * @throws when the worker has no place for the name: pages of different builds would share one cache
 * @returns {string} a line for the build's log
 */
export function nameServiceWorker(dir) {
  const path = join(dir, 'sw.js')
  const worker = readFileSync(path, 'utf8')
  if (!worker.includes(PLACE)) throw new Error(`public/sw.js no longer holds the line: ${PLACE}`)
  const build = buildName(dir)
  writeFileSync(path, worker.replace(PLACE, `const BUILD = '${build}'`))
  return `service worker for build ${build}`
}

function buildName(dir) {
  const hash = createHash('sha256')
  for (const file of siteFiles(dir).toSorted()) {
    if (file.startsWith('_next/static/')) hash.update(file)
    else if (file.endsWith('.html')) hash.update(readFileSync(join(dir, file)))
  }
  return hash.digest('hex').slice(0, 10)
}
