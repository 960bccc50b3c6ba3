import fc from 'fast-check'
import { age, ageInputs, dayOfAge, nextBirthday } from '@/lib/age/age'
import { addDays, addMonths } from '@/lib/calendar/calendar-day'
import { eachSharedRow } from '@/tests/each-shared-row'

describe('an age', () => {
  it.each([
    ['1998-08-15', '2026-11-21', 28, 3, 6, 'birthday, 15 November, six days'],
    ['2000-01-31', '2026-03-01', 26, 1, 1, 'a month after 31 January is 28 February'],
    ['2026-11-21', '2026-11-21', 0, 0, 0, 'the day of birth is day zero'],
    ['2004-02-29', '2025-02-28', 21, 0, 0, '28 February is used'],
    ['2004-02-29', '2028-02-28', 23, 11, 30, 'a leap year waits for the 29th'],
    ['2004-02-29', '2028-02-29', 24, 0, 0, 'which then is the birthday'],
  ])('of someone born on %s on %s is %d years, %d months, %d days: %s', (dob, on, years, months, days) => {
    expect(age(dob, on)).toEqual({ years, months, days })
  })

  it('does not exist before the birth', () => {
    expect(() => age('2026-11-22', '2026-11-21')).toThrow(RangeError)
  })
})

describe('birthdays', () => {
  it.each([
    ['1998-08-15', '2026-11-21', '2027-08-15', 29, 267, '9 + 31 + 31 + 28 + 31 + 30 + 31 + 30 + 31 + 15'],
    ['1998-08-15', '2026-08-15', '2027-08-15', 29, 365, 'on a birthday, the one after it'],
    ['2004-02-29', '2026-11-21', '2027-02-28', 23, 99, '28 February in a year without the 29th'],
  ])('after %s, asked on %s: %s, turning %d, in %d days: %s', (dob, on, birthday, turns, inDays) => {
    expect(nextBirthday(dob, on)).toMatchObject({ birthday, turns, inDays })
  })

  it.each([
    ['1998-08-15', '2026-08-15', 0, 'on a birthday nothing of the next year'],
    ['1998-08-15', '2026-11-21', 98 / 365, '98 days of 365, since 267 are left'],
  ])('after %s, on %s, a share of %d of the year has passed: %s', (dob, on, share) => {
    expect(nextBirthday(dob, on).sharePassed).toBeCloseTo(share, 12)
  })

  it('the 60th of one born on 29 February 1976 is on 29 February 2036, the 18th on 28 February 1994', () => {
    expect(dayOfAge('1976-02-29', 60)).toBe('2036-02-29')
    expect(dayOfAge('1976-02-29', 18)).toBe('1994-02-28')
  })
})

describe('any two days the fields accept', () => {
  const days = fc.integer({ min: 0, max: 109_571 }).map((offset) => addDays('1900-01-01', offset))
  const pairs = fc
    .tuple(days, days)
    .map(([one, other]) => (one < other ? [one, other] : [other, one]) as [string, string])

  it('have an age that leads from the birth to the day', () => {
    fc.assert(
      fc.property(pairs, ([dob, on]) => {
        const { years, months, days: rest } = age(dob, on)
        expect(addDays(addMonths(dob, years * 12 + months), rest)).toBe(on)
        expect(months).toBeLessThan(12)
        expect(rest).toBeLessThan(31)
        expect(Math.min(years, months, rest)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('have a next birthday within a year and a day', () => {
    fc.assert(
      fc.property(pairs, ([dob, on]) => {
        const { inDays, turns, birthday } = nextBirthday(dob, on)
        expect(inDays).toBeGreaterThan(0)
        expect(inDays).toBeLessThanOrEqual(366)
        expect(age(dob, birthday)).toEqual({ years: turns, months: 0, days: 0 })
      }),
    )
  })
})

it.each(['2026-02-30', '1899-12-31'])('the birth date %s is invalid', (text) => {
  expect(ageInputs.dob.read(text).ok).toBe(false)
})

eachSharedRow<{
  input: { dob: string; on: string }
  expected: { years: number; months: number; days: number }
}>('age-calculator', ({ input, expected }) => {
  expect(age(input.dob, input.on)).toEqual(expected)
})
