import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = []

/** An empty folder of its own, deleted after the tests of the file that imports this. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'jantar-test-'))
  folders.push(folder)
  return folder
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))
