import { spawnSync } from 'node:child_process'
import { copyFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { folderWith } from '@/tests/temporary-folder.mjs'
import { planted, wellBehaved } from './planted-files'

const CONFIG = '.dependency-cruiser.cjs'
const ruleNames = (
  createRequire(resolve('package.json'))(`./${CONFIG}`) as { forbidden: { name: string }[] }
).forbidden.map(({ name }) => name)

interface Violation {
  rule: { name: string; severity: string }
  from: string
}

/** What the import rules say of a project made of these files. */
function violationsIn(files: Record<string, string>): Violation[] {
  const house = folderWith(files)
  for (const file of [CONFIG, 'tsconfig.json']) copyFileSync(file, join(house, file))
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'), 'junction')
  return cruise(house)
}

function cruise(house: string): Violation[] {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const folders = ['app', 'components', 'content', 'lib']
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', CONFIG, '--output-type', 'json', ...folders],
    { cwd: house, encoding: 'utf8', maxBuffer: 1e8 },
  )
  if (!stdout) throw new Error(`dependency-cruiser printed nothing but: ${stderr}`)
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

test('each rule fails at every file planted against it, and the well-behaved files pass', () => {
  const files = Object.assign({}, wellBehaved, ...Object.values(planted)) as Record<string, string>
  const violations = violationsIn(files)
  const caught = (name: string, file: string) =>
    violations.some(({ rule, from }) => rule.name === name && rule.severity === 'error' && from === file)
  const missed = Object.entries(planted).flatMap(([name, plants]) =>
    Object.keys(plants)
      .filter((file) => plants[file]!.startsWith('import') && !caught(name, file))
      .map((file) => `${name}: ${file}`),
  )
  expect(missed).toEqual([])
  expect(violations.filter(({ from }) => from in wellBehaved)).toEqual([])
}, 30_000)

test('every rule has something planted against it', () => {
  expect(Object.keys(planted).toSorted()).toEqual([...new Set(ruleNames)].toSorted())
})
