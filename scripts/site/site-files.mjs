import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** @returns {string[]} every file under `dir`, as paths relative to it with forward slashes, sorted. */
export function siteFiles(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** @returns {{ file: string, route: string }[]} the pages of a built site, each once, without the slash copies. */
export function sitePages(dir) {
  const files = siteFiles(dir).filter((file) => file.endsWith('.html'))
  const known = new Set(files)
  return files
    .filter((file) => !isSlashCopy(file, known))
    .map((file) => ({ file, route: `/${file.replace(/(^index)?\.html$/, '')}` }))
}

/** `x/index.html` is the copy of `x.html`: see `writeSlashCopies`. */
export function isSlashCopy(file, known) {
  return file.endsWith('/index.html') && known.has(file.replace(/\/index\.html$/, '.html'))
}
