import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Researched figures kept outside the repository; null, with a note on the terminal, without them. */
export function sharedFact<Fact>(name: string): Fact | null {
  const file = join('..', 'shared', 'facts', `${name}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Fact
  process.stderr.write(`SKIPPED: ${file} is not there, so its figures are not compared.\n`)
  return null
}
