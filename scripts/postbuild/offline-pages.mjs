import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles, sitePages } from './site-files.mjs'

/** The worker keeps it by itself; an error page is no page to keep. */
const LEFT_OUT = ['/404', '/_not-found', '/offline']

/**
 * Lists the pages that a visitor can save for use offline, in `offline-pages.json`, with what they and their scripts and styles
 * weigh, compressed: components/saved-data/offline-pages.tsx.
 *
 * @returns {string} a line for the build's log
 */
export function writeOfflinePages(dir) {
  const pages = sitePages(dir).filter(({ route }) => !LEFT_OUT.includes(route))
  const parts = siteFiles(dir).filter((file) => /^_next\/static\/.*\.(?:js|css)$/.test(file))
  const bytes = [...pages.map(({ file }) => file), ...parts].reduce(
    (sum, file) => sum + sentBytes(dir, file),
    0,
  )
  const routes = pages.map(({ route }) => route)
  writeFileSync(join(dir, 'offline-pages.json'), JSON.stringify({ bytes, pages: routes }))
  return `${routes.length} pages can be saved offline, ${(bytes / 1e6).toFixed(1)} MB`
}

function sentBytes(dir, file) {
  const path = join(dir, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
