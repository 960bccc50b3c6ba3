import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Files and folders of tests that are to notice a fault in a folder of lib, where they are not the folder's own. Law is
 * dated rows, which the sums of many folders read; what people type is answered by a list in the search.
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
const mutated = process.env.JANTAR_MUTATED!

/** Paths of the files of tests at and below a path, from the folder of tests. */
function testFilesIn(path: string): readonly string[] {
  if (!statSync(join(TESTS, path)).isDirectory()) return [path]
  return readdirSync(join(TESTS, path), { encoding: 'utf8', recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(path, file))
}

/** Whether a file of tests runs where this run does: with a window or, as its first line declares, without. */
const runsHere = (file: string) =>
  readFileSync(join(TESTS, file), 'utf8').includes('@jest-environment node') ===
  (typeof window === 'undefined')

function witnesses(): readonly string[] {
  const [, folderOfLib] = mutated.split('/')
  if (mutated.startsWith('lib/'))
    return (WITNESSES[folderOfLib!] ?? [`lib/${folderOfLib}`]).flatMap(testFilesIn)
  const folder = statSync(mutated).isDirectory() ? mutated : dirname(mutated)
  return (process.env.JANTAR_WITNESSES?.split(',') ?? [folder]).flatMap(testFilesIn).filter(runsHere)
}

/**
 * The tests of the folder that is being changed, or those that JANTAR_WITNESSES names, as one file: Jest takes longer to
 * open a file of tests than to run it, and the mutation run does so for each fault. Each test is named after its file, so
 * that two with the same words are two in the report.
 */
for (const file of witnesses())
  describe(file, () => {
    jest.requireActual(join(TESTS, file))
  })
