import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { datedIn } from '@/scripts/freshness/dated-rules.mjs'

const stale = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/stale.mjs', ...args], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.split('\n'), stderr }
}
const about = (lines, what) => lines.find((line) => line.includes(what))

test('on the day after the financial year began, unread law fails and is named', () => {
  const { status, lines } = stale('--on', '2027-04-02', '--fail')
  expect(status).toBe(1)
  expect(about(lines, 'Income tax of resident individuals')).toMatch(/^OUT OF DATE .*due since 2027-04-01/)
  expect(about(lines, 'Exchange rates')).toMatch(/^OUT OF DATE .*limit 3/)
})

test('without --fail it only says so, and lists every file of lib that names a day of comparison', () => {
  const { status, lines } = stale('--on', '2027-04-02')
  expect(status).toBe(0)
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
})

test('a day that is none is refused', () => {
  const { status, stderr } = stale('--on', 'tomorrow')
  expect(status).toBe(1)
  expect(stderr).toMatch(/write a day as 2027-04-02/)
})

test('dated parts are found however deep, each with the name that leads to it', () => {
  const shared = { label: 'A rule', checkedOn: '2026-01-01', values: [] }
  expect(
    datedIn(
      { one: shared, again: shared, WB: { checkedOn: '2026-02-02' }, listCheckedOn: '2026-03-03' },
      'file',
    ),
  ).toEqual([
    { what: 'A rule', on: '2026-01-01' },
    { what: 'file: WB', on: '2026-02-02' },
    { what: 'file: list', on: '2026-03-03' },
  ])
})
