import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sitePages } from '../site-files.mjs'

/**
 * Puts every page `x.html` also at `x/index.html`, so that both `/x` and `/x/` answer on every kind of host
 * (docs/decisions/0005-both-slash-forms.md).
 *
 * @returns {string} a line for the build's log
 */
export function writeSlashCopies(dir) {
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
