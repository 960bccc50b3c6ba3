import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eachRow } from '@/tests/each-row'

export interface SharedCase<Input, Expected> {
  id: string
  /** Some files call it the tool. */
  kind: string
  input: Input
  expected: Expected
}

/**
 * The cases of one kind in a file of several kinds, kept outside the repository. None, with a note on the
 * terminal, where this copy of the repository has none.
 */
export function sharedCases<Input, Expected>(name: string, kind: string): SharedCase<Input, Expected>[] {
  const file = join('..', 'shared', 'vectors', `${name}.json`)
  if (!existsSync(file)) {
    process.stderr.write(`SKIPPED: ${file} is not there, so its cases of ${kind} are not checked.\n`)
    return []
  }
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
    cases: (SharedCase<Input, Expected> & { tool?: string })[]
  }
  return cases
    .map(({ tool, ...each }) => ({ ...each, kind: tool ?? each.kind }))
    .filter((each) => each.kind === kind)
}

/** Runs the shared cases of a kind, or one skipped test where they are not there. */
export function testSharedCases<Input, Expected>(
  name: string,
  kind: string,
  check: (input: Input, expected: Expected) => void,
): void {
  eachRow(sharedCases<Input, Expected>(name, kind))(
    'agrees with the shared case %s',
    (_id, { input, expected }) => check(input, expected),
  )
}
