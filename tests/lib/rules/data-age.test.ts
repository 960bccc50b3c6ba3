import { lastDayOf } from '@/lib/calendar/today'
import { type AgingData, dataAge, lawReviewOn } from '@/lib/rules/data-age'

it.each<[string, AgingData, string, string, number, boolean]>([
  ['rates of three days ago', 'rates', '2026-11-19', '2026-11-22', 3, false],
  ['rates of four days ago', 'rates', '2026-11-18', '2026-11-22', 4, true],
  // 29 September to 22 November: 1 + 31 + 22 days.
  ['rates of 29 September', 'rates', '2026-09-29', '2026-11-22', 54, true],
  ['rates of tomorrow, by a clock behind ours', 'rates', '2026-11-23', '2026-11-22', 0, false],
  ['plans of 60 days ago', 'plans', '2026-09-23', '2026-11-22', 60, false],
  ['plans of 61 days ago', 'plans', '2026-09-22', '2026-11-22', 61, true],
  ['a tariff of 181 days ago', 'tariffs', '2026-05-25', '2026-11-22', 181, true],
  ['law read on the day of the Budget', 'law', '2027-02-01', '2027-03-31', 58, false],
  ['law read the day before the Budget', 'law', '2027-01-31', '2027-02-01', 1, true],
  ['law read in March, on 1 April', 'law', '2027-03-15', '2027-04-01', 17, true],
  ['law of November in January', 'law', '2026-11-21', '2027-01-31', 71, false],
])('%s', (_, kind, on, today, days, outdated) =>
  expect(dataAge(kind, on, today)).toMatchObject({ days, outdated }),
)

it.each([
  ['2026-11-22', '2026-04-01'],
  ['2027-01-31', '2026-04-01'],
  ['2027-02-01', '2027-02-01'],
  ['2027-04-01', '2027-04-01'],
])('on %s law has to be of %s or later', (today, review) => expect(lawReviewOn(today)).toBe(review))

it.each([
  ['2014', '2014-12-31'],
  ['2025-10', '2025-10-31'],
  ['2026-09-29', '2026-09-29'],
])('%s ends on %s', (date, last) => expect(lastDayOf(date)).toBe(last))
