import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes files [name, content] whole into `workshop` and then puts that in the place of `target`, so that nobody reads
 * half a directory. Returns how many files there are.
 */
export function writeDirectory(target, workshop, files) {
  rmSync(workshop, { recursive: true, force: true })
  for (const folder of new Set(files.map(([name]) => dirname(name))))
    mkdirSync(join(workshop, folder), { recursive: true })
  for (const [name, content] of files) writeFileSync(join(workshop, name), JSON.stringify(content))
  mkdirSync(dirname(target), { recursive: true })
  rmSync(target, { recursive: true, force: true })
  renameSync(workshop, target)
  return files.length
}
