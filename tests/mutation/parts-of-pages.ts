import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
function runsHere(file: string) {
  const text = readFileSync(join(TESTS, file), 'utf8')
  return text.includes('@jest-environment node') === (typeof window === 'undefined')
}

/**
 * The tests of the folder of components that is being changed, or those that JANTAR_WITNESSES names, as one file: Jest
 * takes longer to open a page's parts than to test them. Each test is named after its file.
 */
const folder = statSync(mutated).isDirectory() ? mutated : dirname(mutated)
for (const file of (process.env.JANTAR_WITNESSES?.split(',') ?? [folder])
  .flatMap(testFilesIn)
  .filter(runsHere))
  describe(file, () => {
    jest.requireActual(join(TESTS, file))
  })
