import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

type Level = number | [number, ...unknown[]]

/** The rules eslint holds a file to, whether or not the file exists. */
function rulesFor(file: string): Record<string, Level> {
  const program = resolve('node_modules/eslint/bin/eslint.js')
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--print-config', file], {
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(`eslint said nothing but: ${stderr}`)
  return (JSON.parse(stdout) as { rules: Record<string, Level> }).rules
}

const limit = (level: Level | undefined) => (Array.isArray(level) && level[0] === 2 ? level[1] : null)

test('only lib/calendar counts days, and no pattern may hang', () => {
  const [rules, ofCalendar] = ['lib/tax/gst.ts', 'lib/calendar/age.ts'].map(rulesFor)
  expect(JSON.stringify(rules!['no-restricted-syntax'])).toContain('lib/calendar')
  expect(JSON.stringify(ofCalendar!['no-restricted-syntax'])).not.toContain('lib/calendar')
  expect(JSON.stringify(ofCalendar!['no-restricted-syntax'])).toContain('toPaise')
  expect(rules!['regexp/no-super-linear-backtracking']).toEqual([2])
  expect(rules!['regexp/no-super-linear-move']).toEqual([2])
}, 30_000)

test('a file of lib is held to its sizes, and to saying en-IN', () => {
  const rules = rulesFor('lib/finance/emi.ts')
  expect(limit(rules['max-lines'])).toMatchObject({ max: 200 })
  expect(limit(rules['max-lines-per-function'])).toMatchObject({ max: 40 })
  expect(limit(rules['complexity'])).toBe(12)
  expect(limit(rules['no-restricted-syntax'])).toMatchObject({ message: "Spell out 'en-IN'." })
  expect(rules['no-empty']).toEqual([2, { allowEmptyCatch: false }])
}, 30_000)
