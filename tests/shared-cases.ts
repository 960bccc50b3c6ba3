import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SharedCase<Input, Expected> {
  id: string
  kind: string
  input: Input
  expected: Expected
}

/**
 * The cases of one kind in a file of several kinds, kept beside the repository. Null, and said aloud, where this copy of the
 * repository stands alone.
 */
export function sharedCases<Input, Expected>(
  name: string,
  kind: string,
): SharedCase<Input, Expected>[] | null {
  const file = join('..', 'shared', 'vectors', `${name}.json`)
  if (!existsSync(file)) {
    process.stderr.write(`SKIPPED: ${file} is not there, so its cases of ${kind} are not checked.\n`)
    return null
  }
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: SharedCase<Input, Expected>[] }
  return cases.filter((each) => each.kind === kind)
}

/** Runs the shared cases of a kind, or one skipped test that says what is missing. */
export function testSharedCases<Input, Expected>(
  name: string,
  kind: string,
  check: (input: Input, expected: Expected) => void,
): void {
  const cases = sharedCases<Input, Expected>(name, kind)
  if (cases)
    it.each(cases)('agrees with the shared case $id', ({ input, expected }) => check(input, expected))
  else
    it.skip(`agrees with the shared cases of ${kind}: ../shared/vectors/${name}.json is not there`, () => {})
}
