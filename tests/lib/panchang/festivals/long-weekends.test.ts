import fc from 'fast-check'
import { addDays, weekday } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { longWeekends } from '@/lib/panchang/festivals/long-weekends'

const spans = (days: string[], withLeave = false) =>
  longWeekends(days, withLeave).map(({ from, to, leave }) => [from, to, ...leave].join(' '))

describe('long weekends', () => {
  it.each([
    ['a Monday', ['2026-01-26'], ['2026-01-24 2026-01-26']],
    ['a Friday', ['2026-10-02'], ['2026-10-02 2026-10-04']],
    ['a Saturday adds nothing', ['2026-08-15'], []],
    ['a Wednesday is alone', ['2026-03-04'], []],
    ['Thursday and Friday', ['2026-03-05', '2026-03-06'], ['2026-03-05 2026-03-08']],
    [
      'the holidays of two Mondays',
      ['2026-01-26', '2026-02-02'],
      ['2026-01-24 2026-01-26', '2026-01-31 2026-02-02'],
    ],
  ])('of %s', (_, days, expected) => {
    expect(spans(days)).toEqual(expected)
  })

  it.each([
    ['Thursday: Friday off', ['2026-03-26'], ['2026-03-26 2026-03-29 2026-03-27']],
    ['Tuesday: Monday off', ['2026-10-20'], ['2026-10-17 2026-10-20 2026-10-19']],
    ['Wednesday: one day off ties it to nothing', ['2026-03-04'], []],
    [
      'Tuesday and Thursday',
      ['2026-10-20', '2026-10-22'],
      ['2026-10-17 2026-10-20 2026-10-19', '2026-10-22 2026-10-25 2026-10-23'],
    ],
  ])('with a day of leave, %s', (_, days, expected) => {
    expect(spans(days, true)).toEqual(expected)
  })

  it('is a run of free days with working days on both sides', () => {
    const day = fc.integer({ min: 0, max: 364 }).map((at) => addDays('2026-01-01', at))
    fc.assert(
      fc.property(fc.uniqueArray(day, { maxLength: 30 }), fc.boolean(), (days, withLeave) => {
        for (const { from, to, days: count, leave } of longWeekends(days, withLeave)) {
          const free = (at: string) => [0, 6].includes(weekday(at)) || days.includes(at) || leave.includes(at)
          expect(count).toBe(daysBetween(from, to) + 1)
          expect(count).toBeGreaterThanOrEqual(leave.length ? 4 : 3)
          for (let at = from; at <= to; at = addDays(at, 1)) expect(free(at)).toBe(true)
          expect(free(addDays(from, -1)) || free(addDays(to, 1))).toBe(false)
        }
      }),
    )
  })
})
