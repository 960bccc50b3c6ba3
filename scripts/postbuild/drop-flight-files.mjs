import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from './site-files.mjs'

/**
 * Removes what only Next's own client-side navigation asks for: pages here are linked with plain anchors, so each
 * page's separate flight payload would be dead weight, and its folder makes some hosts answer 404 for the page.
 *
 * @returns {string} a line for the build's log
 */
export function dropFlightFiles(dir) {
  const dropped = flightFiles(siteFiles(dir))
  for (const file of dropped) rmSync(join(dir, file))
  removeEmptyFolders(dir)
  return `${dropped.length} navigation payloads dropped`
}

/** @returns {string[]} those of `files` that belong to client-side navigation; robots.txt and hand-made texts stay. */
export function flightFiles(files) {
  const known = new Set(files)
  return files.filter((file) => {
    if (/(^|\/)__next\.[^/]*\.txt$/.test(file)) return true
    // 404.html is the page that hosts look for; this is the same page under an address that would answer 200.
    if (/^_not-found\.(html|txt)$/.test(file)) return true
    return file.endsWith('.txt') && known.has(file.replace(/\.txt$/, '.html'))
  })
}

function removeEmptyFolders(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const folder = join(dir, entry.name)
    removeEmptyFolders(folder)
    if (readdirSync(folder).length === 0) rmdirSync(folder)
  }
}
