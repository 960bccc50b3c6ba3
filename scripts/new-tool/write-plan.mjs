import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes the files of a plan below `root`. New files are opened so that none can replace one that stands. */
export function writePlan(root, { write, change }) {
  for (const [path, text] of write) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { flag: 'wx' })
  }
  for (const [path, text] of change) writeFileSync(join(root, path), text)
}
