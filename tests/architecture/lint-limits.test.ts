import { spawnSync } from 'node:child_process'

type Level = number | [number, ...unknown[]]

const PROGRAM = `import { ESLint } from 'eslint'
const configs = process.argv.slice(1).map((file) => new ESLint().calculateConfigForFile(file))
console.log(JSON.stringify((await Promise.all(configs)).map(({ rules }) => rules)))`

/** The rules eslint holds files to, whether or not they exist. */
function rulesFor(...files: string[]): Record<string, Level>[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM, ...files], {
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(`eslint printed nothing but: ${stderr}`)
  return JSON.parse(stdout) as Record<string, Level>[]
}

const [ofLib, ofCalendar, ofTool] = rulesFor(
  'lib/finance/emi.ts',
  'lib/calendar/calendar-day.ts',
  'components/tools/emi-calculator/fields.tsx',
)

const limit = (level: Level | undefined) => (Array.isArray(level) && level[0] === 2 ? level[1] : null)

test('only lib/calendar counts days, and no pattern may hang', () => {
  expect(JSON.stringify(ofLib!['no-restricted-syntax'])).toContain('lib/calendar')
  expect(JSON.stringify(ofCalendar!['no-restricted-syntax'])).not.toContain('lib/calendar')
  expect(JSON.stringify(ofCalendar!['no-restricted-syntax'])).toContain('toPaise')
  expect(ofLib!['regexp/no-super-linear-backtracking']).toEqual([2])
  expect(ofLib!['regexp/no-super-linear-move']).toEqual([2])
})

test('words of visitors are looked up among own names alone, and raw texts of fields not computed with', () => {
  for (const rules of [ofLib, ofCalendar, ofTool])
    expect(JSON.stringify(rules!['no-restricted-syntax'])).toContain('Object.hasOwn')
  expect(JSON.stringify(ofTool!['no-restricted-syntax'])).toContain('Read the value of a field')
})

test('what cannot be computed is not written as 0', () => {
  for (const rules of [ofLib, ofCalendar])
    expect(JSON.stringify(rules!['no-restricted-syntax'])).toContain("operator='??'][right.raw='0']")
})

test('a file of lib is held to its sizes, and to saying en-IN', () => {
  expect(limit(ofLib!['max-lines'])).toMatchObject({ max: 200 })
  expect(limit(ofLib!['max-lines-per-function'])).toMatchObject({ max: 40 })
  expect(limit(ofLib!['complexity'])).toEqual({ max: 12, variant: 'modified' })
  expect(limit(ofLib!['no-restricted-syntax'])).toMatchObject({ message: "Spell out 'en-IN'." })
  expect(ofLib!['no-empty']).toEqual([2, { allowEmptyCatch: false }])
})

test('no name hides another, in whatever folder', () => {
  const folders = ['app', 'components', 'content', 'lib', 'scripts', 'tests', 'e2e', 'bench']
  const files = [...folders.map((folder) => `${folder}/any.tsx`), 'scripts/any.mjs']
  for (const rules of rulesFor(...files)) {
    expect(limit(rules['@typescript-eslint/no-shadow'])).toMatchObject({ ignoreOnInitialization: true })
    expect(limit(rules['no-shadow'])).toBeNull()
  }
})

test('at most three values in a row, no boolean among them, and no sentences in lib', () => {
  const folders = ['app', 'components', 'content', 'lib']
  for (const rules of rulesFor(...folders.map((folder) => `${folder}/any.tsx`))) {
    expect(limit(rules['max-params'])).toBe(3)
    expect(rules['jantar/no-positional-boolean']).toEqual([2])
  }
  expect(JSON.stringify(ofLib!['no-restricted-imports'])).toContain('@/lib/language/words')
})

const POSITIONAL = `import { readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import parser from '@typescript-eslint/parser'
import * as lint from './scripts/lint/parameters.mjs'
const config = (rules) => ({
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  plugins: { jantar: { rules: { 'no-positional-boolean': lint.noPositionalBoolean } } },
  rules,
})
const keeps = (rules) => (file) =>
  !new Linter().verify(readFileSync(file, 'utf8'), config(rules), file).some(({ ruleId }) => ruleId in rules)
const values = [...lint.rowsByPosition, ...lint.positionalValues].filter(keeps({ 'max-params': [2, 3] }))
const booleans = lint.positionalBooleans.filter(keeps({ 'jantar/no-positional-boolean': 2 }))
const planted = ['const f = (a: string, b: boolean) => b', 'const f = (a: string, b = true) => b', 'const f = (a: boolean) => a']
const faults = planted.map((text) => new Linter().verify(text, config({ 'jantar/no-positional-boolean': 2 }), 'a.ts').length)
console.log(JSON.stringify({ values, booleans, faults }))`

test('the rule finds a positional boolean, and no file is excused without need', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', POSITIONAL], {
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(`eslint printed nothing but: ${stderr}`)
  expect(JSON.parse(stdout)).toEqual({ values: [], booleans: [], faults: [1, 1, 0] })
})
