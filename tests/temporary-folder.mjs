import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const folders = []

/** An empty folder of its own, deleted after the tests of the file that imports this. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'jantar-test-'))
  folders.push(folder)
  return folder
}

/** Such a folder with these files, by their paths. */
export function folderWith(files) {
  const folder = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))
