import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files and folders of tests that are to notice a fault, where they are not the folder's own. Law is dated rows, which
 * the sums of many folders read; what people type is answered by a list in the search.
 */
const WITNESSES: Record<string, readonly string[]> = {
  rules: ['rules', 'tax', 'energy', 'money', 'recharge', 'stamp-duty', 'finance', 'countdown'].map(
    (name) => `lib/${name}`,
  ),
  questions: [
    'lib/questions',
    'components/site/search/typed-queries.test.ts',
    'components/site/search/understood-queries.test.ts',
  ],
}

const TESTS = join(__dirname, '..')

/** Paths of the files of tests at and below a path, from the folder of tests. */
function testFilesIn(path: string): readonly string[] {
  if (!statSync(join(TESTS, path)).isDirectory()) return [path]
  return readdirSync(join(TESTS, path), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(path, file))
}

/**
 * The tests of the folder of lib that is being changed, as one file: Jest takes longer to open a file of tests than to
 * run it, and the mutation run does so for each fault. Each test is named after its file, so that two with the same
 * words are two in the report.
 */
const [, mutatedFolder] = process.env.JANTAR_MUTATED!.split('/')
for (const file of (WITNESSES[mutatedFolder!] ?? [`lib/${mutatedFolder}`]).flatMap(testFilesIn))
  describe(file, () => {
    jest.requireActual(join(TESTS, file))
  })
