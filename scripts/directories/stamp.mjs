// Knows whether a directory has to be built again: same inputs, same code, nothing lost from the result.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteFiles } from '../site/site-files.mjs'

/** One hash over the names and the text of all files in `folders` and over `state`, anything that JSON can write. */
export function stampOf(root, folders, state) {
  const hash = createHash('sha256').update(JSON.stringify(state))
  for (const folder of folders)
    for (const file of siteFiles(join(root, folder))) {
      hash.update(join(folder, file)).update(readFileSync(join(root, folder, file)))
    }
  return hash.digest('hex')
}

/** The report of the build of this stamp, or null when files of it are missing. */
export function currentReport(path, stamp, target) {
  if (!existsSync(path) || !existsSync(target)) return null
  const kept = JSON.parse(readFileSync(path, 'utf8'))
  return kept.stamp === stamp && kept.files === siteFiles(target).length ? kept.report : null
}

/** Remembers a finished build. */
export function keepStamp(path, stamp, { files, report }) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ stamp, files, report }, null, 2)}\n`)
}
