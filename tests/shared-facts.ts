import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Researched law, kept outside the repository. Null, with a note on the terminal, without it. */
export function sharedFacts<Facts>(name: string): Facts | null {
  const file = join('..', 'shared', 'facts', `${name}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Facts
  process.stderr.write(`SKIPPED: ${file} is not there, so the rows of law are not compared with it.\n`)
  return null
}
