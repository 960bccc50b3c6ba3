import { RuleNotKnown, ruleOn } from '@/lib/rules/rule'
import { gstOnTobacco, gstRates } from '@/lib/rules/gst/gst-rates'
import { dayBefore, rateStanding } from '@/lib/tax/gst/gst-rate-standing'

const percentsOn = (date: string) => ruleOn(gstRates, date).value.map(({ percent }) => percent)

test.each([
  ['2017-07-01', [5, 12, 18, 28], 'the first day of GST'],
  ['2025-09-21', [5, 12, 18, 28], 'the last day of the four slabs'],
  ['2025-09-22', [0.25, 1.5, 3, 5, 18, 40], 'the first day of the present ones'],
])('the slabs on %s are %j: %s', (date, expected) => {
  expect(percentsOn(date)).toEqual(expected)
})

test('of the time before GST nothing is known', () => {
  expect(() => ruleOn(gstRates, '2017-06-30')).toThrow(RuleNotKnown)
  expect(() => rateStanding(18, '2017-06-30')).toThrow(RuleNotKnown)
})

test.each([
  ['2025-09-22', 28],
  ['2026-01-31', 28],
  ['2026-02-01', 40],
])('tobacco on %s is at %d%%', (date, percent) => {
  expect(ruleOn(gstOnTobacco, date).value).toBe(percent)
})

test.each([
  [18, '2026-11-21', { standing: 'in force', on: null }],
  [0.25, '2026-11-21', { standing: 'in force', on: 'rough precious stones' }],
  [1.5, '2026-11-21', { standing: 'in force', on: 'cut and polished diamonds' }],
  [3, '2026-11-21', { standing: 'in force', on: 'gold, silver and jewellery' }],
  [12, '2026-11-21', { standing: 'ended', lastDay: '2025-09-21', tobaccoUntil: null }],
  [28, '2026-11-21', { standing: 'ended', lastDay: '2025-09-21', tobaccoUntil: '2026-01-31' }],
  [7.5, '2026-11-21', { standing: 'not a slab' }],
  [12, '2025-09-22', { standing: 'ended', lastDay: '2025-09-21', tobaccoUntil: null }],
  [12, '2025-09-21', { standing: 'in force', on: null }],
  [40, '2025-09-21', { standing: 'not a slab' }],
])('%d%% on %s: %j', (percent, date, expected) => {
  expect(rateStanding(percent, date)).toEqual(expected)
})

test.each([
  ['2026-02-01', '2026-01-31'],
  ['2024-03-01', '2024-02-29'],
])('the day before %s is %s', (day, before) => {
  expect(dayBefore(day)).toBe(before)
})
