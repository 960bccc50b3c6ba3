import { existsSync } from 'node:fs'
import { mustRun } from './commands.mjs'

const SCRIPT = 'scripts/directories/build.mjs'

/** Writes the directories that the pages fetch, before Next copies them; that script skips what has not changed. */
export async function buildDirectories() {
  if (!existsSync(SCRIPT)) return
  console.log('Building the directories')
  await mustRun('directories', [process.execPath, SCRIPT])
}
