import { comparedOn, inForce } from '@/lib/rules/in-force'

const rule = {
  label: 'A made-up rate',
  values: [
    { from: '2025-04-01', value: 1 },
    { from: '2026-04-01', value: 2 },
    { from: '2027-02-01', value: 8, announced: 'bill' as const },
    { from: '2027-04-01', value: 3, announced: 'act' as const },
  ],
}

test.each([
  ['before the first row, the first', '2024-12-31', 1],
  ['on the day before a change, the row before it', '2026-03-31', 1],
  ['on the day of a change, the new row', '2026-04-01', 2],
  ['a bill is no law, even after its day', '2027-02-28', 2],
  ['the day before an act is in force', '2027-03-31', 2],
  ['the day on which an act is in force', '2027-04-01', 3],
  ['on a device whose clock was never set, the newest that had begun', '1970-01-01', 2],
])('%s', (_, today, value) => {
  expect(inForce(rule, today).value).toBe(value)
})

test('without a day it asks for India’s', () => {
  jest.useFakeTimers({ now: new Date('2027-03-31T18:29:59Z') })
  expect(inForce(rule).value).toBe(2)
  jest.setSystemTime(new Date('2027-03-31T18:30:00Z'))
  expect(inForce(rule).value).toBe(3)
  jest.useRealTimers()
})

test.each([
  ['a row of its own day', '2026-05-01', '2026-09-30'],
  ['a row without one has that of its rule', '2025-05-01', '2026-03-03'],
  ['a bill’s day is not that of the law in force', '2028-05-01', '2027-03-01'],
])('the day of the last comparison: %s', (_, today, day) => {
  const compared = {
    values: [
      { from: '2025-04-01' },
      { from: '2026-04-01', checkedOn: '2026-09-30' },
      { from: '2027-04-01', checkedOn: '2027-03-01', announced: 'act' as const },
      { from: '2028-04-01', checkedOn: '2028-02-02', announced: 'bill' as const },
    ],
  }
  expect(comparedOn(compared, '2026-03-03', today)).toBe(day)
})
