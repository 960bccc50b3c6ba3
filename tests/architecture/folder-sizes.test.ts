import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const MOST_FILES = 30

/** Every folder below one, itself included, with how many files it holds. */
function folderSizes(folder: string): [string, number][] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).length
  const folders = entries.filter((entry) => entry.isDirectory())
  return [[folder, files], ...folders.flatMap(({ name }) => folderSizes(join(folder, name)))]
}

test('no folder of the sources holds more files than one can look over', () => {
  const sizes = ['app', 'components', 'lib', 'scripts'].flatMap(folderSizes)
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(([, files]) => files > MOST_FILES)).toEqual([])
})
