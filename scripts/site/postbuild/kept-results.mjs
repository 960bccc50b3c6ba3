import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Results of slow steps of the build, kept under a hash of what they were computed from. Deleting the folder is safe.
 */

const FOLDER = '.cache/build-results'
const used = new Set()

/**
 * @param {string} step what is computed, with every setting and version that changes the result
 * @param {string | Uint8Array} input
 * @param {() => Promise<string | Uint8Array>} compute
 * @returns {Promise<Buffer>} the result of this step for this input, computed once
 */
export async function keptResult(step, input, compute, folder = FOLDER) {
  const name = createHash('sha256').update(`${step}\n`).update(input).digest('hex')
  const path = join(folder, name)
  used.add(name)
  if (!existsSync(path)) {
    const result = await compute()
    mkdirSync(folder, { recursive: true })
    // Renamed when it is whole: a build that is stopped leaves no half of a result.
    const begun = `${path}.${process.pid}`
    writeFileSync(begun, result)
    renameSync(begun, path)
  }
  return readFileSync(path)
}

/** Deletes what this run did not use; a build of the whole site calls it. */
export function forgetUnusedResults(folder = FOLDER) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name))
}
