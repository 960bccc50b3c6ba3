import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '@/scripts/directories/command-line.mjs'
import { keepStamp, stampOf, currentReport } from '@/scripts/directories/stamp.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

describe('npm run data directories', () => {
  it('takes a list with its month', () => {
    expect(readArguments(['--pincodes', 'list.tsv', '--as-of', '2025-11'])).toMatchObject({
      pincodes: 'list.tsv',
      asOf: '2025-11',
      force: false,
    })
  })

  it('needs nothing', () => {
    expect(readArguments([])).toMatchObject({ asOf: null, packages: false })
  })

  it.each([
    [['--as-of', '2025-13'], 'write a month as 2025-11'],
    [['--as-of', 'November'], 'write a month as 2025-11'],
    [['--pincode', 'x'], "Unknown option '--pincode'"],
    [['list.tsv'], 'npm run data -- directories --pincodes FILE'],
    [['--pincodes', 'x', '--packages'], 'exclude each other'],
  ])('refuses %j: %s', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})

describe('an existing directory', () => {
  it('is built again when its code or its input changes or a file is lost, and only then', () => {
    const root = temporaryFolder()
    const [target, path] = [join(root, 'out'), join(root, '.cache/stamp.json')]
    try {
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
    } finally {
      rmSync(root, { recursive: true })
    }
  })
})
