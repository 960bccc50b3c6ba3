import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Writes files [name, content] whole into a folder of its own below `temporary` and then puts that in the
 * place of `target`, so that nobody reads half a directory and two builds do not meet. Each file names its
 * build, a hash over the whole directory, so that a browser does not take files of two builds for one either.
 * Returns how many files there are.
 */
export function writeDirectory(target, temporary, files) {
  const unfinished = join(temporary, `in-work-${basename(target)}-${process.pid}`)
  rmSync(unfinished, { recursive: true, force: true })
  for (const folder of new Set(files.map(([name]) => dirname(name))))
    mkdirSync(join(unfinished, folder), { recursive: true })
  const build = buildOf(files)
  for (const [name, content] of files)
    writeFileSync(join(unfinished, name), JSON.stringify({ build, ...content }))
  mkdirSync(dirname(target), { recursive: true })
  rmSync(target, { recursive: true, force: true })
  renameSync(unfinished, target)
  return files.length
}

function buildOf(files) {
  const hash = createHash('sha256')
  for (const [name, content] of files) hash.update(name).update(JSON.stringify(content))
  return hash.digest('hex').slice(0, 8)
}
