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
