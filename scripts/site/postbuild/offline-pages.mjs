import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groups } from 'd3-array'
import { languageBase, pathInEnglish } from '../../languages.mjs'
import { siteFiles, sitePages } from '../site-files.mjs'

export const OFFLINE_LIST = 'offline-pages.json'

/** The worker keeps it by itself; an error page is no page to keep. */
const LEFT_OUT = ['/404', '/_not-found', '/offline']

/**
 * Lists the pages that a visitor can save for use offline, in `offline-pages.json`, with what they and their
 * scripts and styles weigh, compressed where they are: components/saved-data/offline-pages.tsx. By the base
 * of their language, as few read the site in two.
 *
 * @returns {string} a line for the build's log
 */
export function writeOfflinePages(dir) {
  const pages = sitePages(dir).filter(({ route }) => !LEFT_OUT.includes(pathInEnglish(route)))
  const parts = siteFiles(dir).filter((file) => /^_next\/static\/.*\.(?:js|css)$/.test(file))
  const bytesOf = (files) => files.reduce((sum, file) => sum + sentBytes(dir, file), 0)
  const partBytes = bytesOf(parts)
  const lists = groups(pages, ({ route }) => languageBase(route)).map(([base, own]) => {
    const bytes = partBytes + bytesOf(own.map(({ file }) => file))
    return [base, { bytes, pages: own.map(({ route }) => route) }]
  })
  writeFileSync(join(dir, OFFLINE_LIST), JSON.stringify(Object.fromEntries(lists)))
  const log = ([base, list]) => `${list.pages.length} of ${base || '/'}, ${(list.bytes / 1e6).toFixed(1)} MB`
  return `pages that can be saved offline: ${lists.map(log).join('; ')}`
}

function sentBytes(dir, file) {
  const path = join(dir, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
