import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { datedIn } from '@/scripts/freshness/dated-rules.mjs'

const runs = new Map()
/** What the command prints; each run takes seconds, so the same arguments run once. */
function stale(...args) {
  const key = args.join(' ')
  if (!runs.has(key)) {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/stale.mjs', ...args], {
      encoding: 'utf8',
    })
    runs.set(key, { status, lines: stdout.split('\n') })
  }
  return runs.get(key)
}
const about = (lines, what) => lines.find((line) => line.includes(what))

test('on the day after the financial year began, unread law fails and is named', () => {
  const { status, lines } = stale('--on', '2027-04-02', '--fail')
  expect(status).toBe(1)
  expect(about(lines, 'Income tax of resident individuals')).toMatch(/^OUT OF DATE .*due since 2027-04-01/)
  expect(about(lines, 'Exchange rates')).toMatch(/^OUT OF DATE .*limit 3/)
})

test('without --fail it only reports, and lists every file of lib that names a day of comparison', () => {
  const { status, lines } = stale('--on', '2027-03-31')
  expect(status).toBe(0)
  expect(about(lines, 'Exchange rates')).toMatch(/^OUT OF DATE/)
  const dated = readdirSync('lib', { recursive: true }).filter(
    (name) => name.endsWith('.ts') && /checkedOn: ['A-Z]/.test(readFileSync(join('lib', name), 'utf8')),
  )
  expect(dated.length).toBeGreaterThan(10)
  const text = lines.join('\n')
  // Helpers carry no date of their own; the limit of savings is listed where it is exported again.
  const helpers = ['stamp-duty/sale-terms', 'tds/tds-terms', 'income-tax/savings-limit'].map(
    (name) => `rules/${name}.ts`,
  )
  const missing = dated.filter((name) => !text.includes(`lib/${name}`) && !helpers.includes(name))
  expect(missing).toEqual([])
  const others = ['exam-board: examBoards', 'IFSC directory', 'gazettedLists, 2026', 'Prepaid plans of JIO']
  others.push('content/tools/income-tax-calculator.ts', 'Article top-gst-tips.mdx')
  expect(others.filter((what) => !text.includes(what))).toEqual([])
})

test('an order of several years is out of date from the day of its next rates', () => {
  const maharashtra = ({ lines }) => about(lines, 'next rates of its order')
  expect(maharashtra(stale('--on', '2027-03-31'))).toMatch(/^current +2027-04-01/)
  const { status, lines } = stale('--on', '2027-04-01', '--fail')
  expect(maharashtra({ lines })).toMatch(/^OUT OF DATE +2027-04-01 .*due since 2027-04-01/)
  expect(status).toBe(1)
})

test('tariffs and plans age by their own months too', () => {
  const { lines } = stale('--on', '2026-11-28')
  // JBVNL's rates are those of a year that ended more than 180 days ago.
  expect(about(lines, 'JBVNL, domestic: rates of FY 2025-26')).toMatch(/^OUT OF DATE +2026-03/)
  // An order of several years ages by the row in force, not by one to come.
  expect(about(lines, 'LT domestic: rates of FY 2026-27')).toMatch(/^current +2027-03/)
  expect(about(lines, 'Prepaid plans of JIO: oldest price')).toMatch(/^OUT OF DATE +2024-07/)
})

test('coverage is counted from the rows', () => {
  const { status, lines } = stale('--coverage')
  expect(status).toBe(0)
  expect(about(lines, 'stamp duty')).toMatch(/: 36 of 36$/)
  const count = (what) => Number(/: (\d+)/.exec(lines.find((line) => line.startsWith(what)))[1])
  expect(count('Electricity tariffs')).toBeGreaterThanOrEqual(15)
  expect(about(lines, 'Electricity tariffs')).toMatch(/without a figure: .*WB/)
  expect(count('TDS and TCS kinds')).toBeGreaterThanOrEqual(35)
  expect(count('TDS and TCS kinds')).toBe(count('TDS kinds') + count('TCS kinds'))
})

test('dated parts are found however deep, each with the name that leads to it, and rows by their first day', () => {
  const shared = { label: 'A rule', checkedOn: '2026-01-01', values: [] }
  const rows = [{ from: '2025-04-01' }, { from: '2026-04-01', checkedOn: '2026-02-02' }]
  expect(
    datedIn(
      {
        ...{ one: shared, again: shared, WB: { checkedOn: '2026-02-02' }, listCheckedOn: '2026-03-03' },
        other: { label: 'Another', checkedOn: '2026-01-01', values: rows },
      },
      'file',
    ),
  ).toEqual([
    { what: 'A rule', on: '2026-01-01' },
    { what: 'file: WB', on: '2026-02-02' },
    { what: 'file: list', on: '2026-03-03' },
    { what: 'Another', on: '2026-01-01' },
    { what: 'Another, row of 2026-04-01', on: '2026-02-02' },
  ])
})
