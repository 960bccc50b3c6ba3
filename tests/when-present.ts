import { existsSync } from 'node:fs'

/**
 * `describe` when the file or folder is there; otherwise skips, with a note on the terminal, since a test that does not
 * run must not look like one that passed.
 */
export function describeWhenPresent(path: string, what: string): typeof describe | typeof describe.skip {
  if (existsSync(path)) return describe
  process.stderr.write(`SKIPPED: ${what}, there is no ${path}\n`)
  return describe.skip
}
