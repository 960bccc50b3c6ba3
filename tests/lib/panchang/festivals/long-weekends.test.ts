import { longWeekends } from '@/lib/panchang/festivals/long-weekends'

const spans = (days: string[], withLeave = false) =>
  longWeekends(days, withLeave).map(({ from, to, leave }) => [from, to, ...leave].join(' '))

describe('long weekends', () => {
  it.each([
    ['a Monday', ['2026-01-26'], ['2026-01-24 2026-01-26']],
    ['a Wednesday is alone', ['2026-03-04'], []],
    ['Thursday and Friday', ['2026-03-05', '2026-03-06'], ['2026-03-05 2026-03-08']],
  ])('of %s', (_, days, expected) => {
    expect(spans(days)).toEqual(expected)
  })

  it.each([
    ['Thursday: Friday off', ['2026-03-26'], ['2026-03-26 2026-03-29 2026-03-27']],
    ['Wednesday: one day off ties it to nothing', ['2026-03-04'], []],
    [
      'Tuesday and Thursday',
      ['2026-10-20', '2026-10-22'],
      ['2026-10-17 2026-10-20 2026-10-19', '2026-10-22 2026-10-25 2026-10-23'],
    ],
  ])('with a day of leave, %s', (_, days, expected) => {
    expect(spans(days, true)).toEqual(expected)
  })
})
