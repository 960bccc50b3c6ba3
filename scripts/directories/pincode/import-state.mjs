// Where an imported list is kept, and whether it has changed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const listPath = (root) => join(root, '.cache/directories/pincode-directory.tsv.gz')
export const factsPath = (root) => join(root, '.cache/directories/pincode-directory.json')

/** What the imported list is, for the stamp; null when there is none. */
export function importedState(root) {
  if (!existsSync(listPath(root))) return null
  const list = createHash('sha256')
    .update(readFileSync(listPath(root)))
    .digest('hex')
  return { list, facts: readFileSync(factsPath(root), 'utf8') }
}
