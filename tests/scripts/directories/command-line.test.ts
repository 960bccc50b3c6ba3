import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '@/scripts/directories/command-line.mjs'
import { keepStamp, stampOf, currentReport } from '@/scripts/directories/stamp.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

describe('npm run data directories', () => {
  it('needs nothing, and takes a list with its month', () => {
    expect(readArguments([])).toMatchObject({ asOf: null, packages: false, force: false })
    const args = ['--pincodes', 'list.tsv', '--as-of', '2025-11']
    expect(readArguments(args)).toMatchObject({ pincodes: 'list.tsv', asOf: '2025-11' })
  })

  it.each([
    [['--as-of', '2025-13'], 'write a month as 2025-11'],
    [['list.tsv'], 'npm run data -- directories --pincodes FILE'],
    [['--pincodes', 'x', '--packages'], 'exclude each other'],
  ])('refuses %j: %s', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})

it('an existing directory is built again when its code or its input changes or a file is lost', () => {
  const root = temporaryFolder()
  const [target, path] = [join(root, 'out'), join(root, '.cache/stamp.json')]
  for (const folder of ['out', 'code']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'code/a.mjs'), '1')
  writeFileSync(join(target, '110.json'), '{}')
  const stamp = stampOf(root, ['code'], { version: 1 })
  expect(currentReport(path, stamp, target)).toBeNull()
  keepStamp(path, stamp, { files: 1, report: ['built'] })
  expect(currentReport(path, stampOf(root, ['code'], { version: 1 }), target)).toEqual(['built'])
  expect(stampOf(root, ['code'], { version: 2 })).not.toBe(stamp)
  writeFileSync(join(root, 'code/a.mjs'), '2')
  expect(stampOf(root, ['code'], { version: 1 })).not.toBe(stamp)
  rmSync(join(target, '110.json'))
  expect(currentReport(path, stamp, target)).toBeNull()
})
