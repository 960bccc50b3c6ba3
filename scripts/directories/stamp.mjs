// Knows whether a directory has to be built again: same inputs, same code, nothing lost from the result.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One hash over the text of all files in `folders` and over `state`, anything that JSON can write. */
export function stampOf(root, folders, state) {
  const hash = createHash('sha256').update(JSON.stringify(state))
  for (const folder of folders)
    for (const path of filesIn(join(root, folder))) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()
}

/** The report of the build that bears this stamp and is still whole, or null. */
export function standingReport(path, stamp, target) {
  if (!existsSync(path) || !existsSync(target)) return null
  const kept = JSON.parse(readFileSync(path, 'utf8'))
  return kept.stamp === stamp && kept.files === filesIn(target).length ? kept.report : null
}

/** Remembers a finished build. */
export function keepStamp(path, stamp, { files, report }) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ stamp, files, report }, null, 2)}\n`)
}
