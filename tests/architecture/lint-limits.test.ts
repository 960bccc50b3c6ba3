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

const PRODUCT = ['app', 'components', 'content', 'lib'].map((folder) => `${folder}/any.tsx`)
const EVERYWHERE = [
  'scripts/any.mjs',
  ...['scripts', 'tests', 'e2e', 'bench'].map((name) => `${name}/any.tsx`),
]
const [ofLib, ofCalendar, ofTool, ...ofFolders] = rulesFor(
  'lib/finance/emi.ts',
  'lib/calendar/calendar-day.ts',
  'components/tools/emi-calculator/fields.tsx',
  ...PRODUCT,
  ...EVERYWHERE,
)
const ofProduct = ofFolders.slice(0, PRODUCT.length)

test.each([
  ['lib counts no days itself', [ofLib], 'no-restricted-syntax', 'lib/calendar'],
  ['paise are computed in one place', [ofCalendar], 'no-restricted-syntax', 'toPaise'],
  ['words of visitors are own names', [ofLib, ofCalendar, ofTool], 'no-restricted-syntax', 'Object.hasOwn'],
  ['raw texts are not computed with', [ofTool], 'no-restricted-syntax', 'Read the value of a field'],
  ['what is unknown is not 0', [ofLib, ofCalendar], 'no-restricted-syntax', "operator='??'][right.raw='0']"],
  ['en-IN is spelled out', [ofLib], 'no-restricted-syntax', "Spell out 'en-IN'."],
  ['no sentences are in lib', [ofLib], 'no-restricted-imports', '@/lib/language/words'],
  ['no pattern may hang', [ofLib], 'regexp/no-super-linear-backtracking', '[2]'],
  ['nor while it moves', [ofLib], 'regexp/no-super-linear-move', '[2]'],
  ['a file has 200 lines', [ofLib], 'max-lines', '[2,{"max":200'],
  ['a function has 40', [ofLib], 'max-lines-per-function', '[2,{"max":40'],
  ['and twelve ways', [ofLib], 'complexity', '[2,{"max":12,"variant":"modified"'],
  ['a fault is not left out', [ofLib], 'no-empty', '[2,{"allowEmptyCatch":false'],
  ['no name hides another', ofFolders, '@typescript-eslint/no-shadow', '[2,{"ignoreOnInitialization":true'],
  ['at most three values in a row', ofProduct, 'max-params', '[2,3]'],
  ['no boolean among them', ofProduct, 'jantar/no-positional-boolean', '[2]'],
])('%s', (_, files, rule, words) => {
  for (const rules of files) expect(JSON.stringify(rules![rule])).toContain(words)
})

test('lib/calendar counts days, and the compiler’s own rule against shadows is off', () => {
  expect(JSON.stringify(ofCalendar!['no-restricted-syntax'])).not.toContain('lib/calendar')
  for (const rules of ofFolders) expect(JSON.stringify(rules['no-shadow'])).toMatch(/^\[0/)
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
