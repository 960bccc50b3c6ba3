import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The rows that other implementations are held to as well, kept outside the repository.
 * Null, with a note on the terminal, without them.
 */
export function sharedVectors<Row>(tool: string): Row[] | null {
  const file = join('..', 'shared', 'vectors', `${tool}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Row[]
  process.stderr.write(`SKIPPED: ${file} is not there, so its rows are not checked.\n`)
  return null
}
