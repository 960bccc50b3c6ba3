/** @jest-environment node */
import fc from 'fast-check'
import { amortise } from '@/lib/finance/amortisation'
import { financialYearOf, loanYears, monthAfter } from '@/lib/finance/loan-years'

describe('a month so many months later', () => {
  it.each([
    ['2026-04', 0, '2026-04', 'the month itself'],
    ['2026-04', 8, '2026-12', 'within the year'],
    ['2026-04', 9, '2027-01', 'over the new year'],
    ['2026-12', 1, '2027-01', 'from December'],
    ['2026-01', 12, '2027-01', 'a year'],
    ['2026-01', 239, '2045-12', 'the last of twenty years'],
    ['1999-12', 1, '2000-01', 'over the century'],
  ])('%s and %d months is %s: %s', (start, months, expected) => {
    expect(monthAfter(start, months)).toBe(expected)
  })

  it.each([['2026-4'], ['2026'], [''], ['April 2026'], ['2026-04-01'], ['12026-04']])(
    'needs its form: not %j',
    (text) => {
      expect(() => monthAfter(text, 1)).toThrow(RangeError)
    },
  )
})

describe('the financial year', () => {
  it.each([
    ['2026-03', '2025-26', 'March is the last month'],
    ['2026-04', '2026-27', 'April the first'],
    ['2026-12', '2026-27', 'December'],
    ['2027-01', '2026-27', 'the new year changes nothing'],
    ['2099-12', '2099-00', 'the century turns'],
    ['1999-04', '1999-00', 'as it did before'],
    ['2009-04', '2009-10', 'two figures'],
    ['2000-04', '2000-01', 'two figures with a zero'],
  ])('of %s is %s: %s', (month, year) => {
    expect(financialYearOf(month)).toBe(year)
  })
})

describe('a loan by financial year', () => {
  const schedule = amortise({ principal: 10_00_000, ratePercent: 8.5, months: 24 })
  const countsFrom = (start: string) =>
    loanYears(schedule, start).map(({ financialYear, instalments }) => [financialYear, instalments.length])

  it.each([
    ['2026-04', [['2026-27', 12], ['2027-28', 12]], 'from April: two whole years'], // prettier-ignore
    ['2026-03', [['2025-26', 1], ['2026-27', 12], ['2027-28', 11]], 'from March: one month first'], // prettier-ignore
    ['2026-11', [['2026-27', 5], ['2027-28', 12], ['2028-29', 7]], 'from November'], // prettier-ignore
    ['2027-01', [['2026-27', 3], ['2027-28', 12], ['2028-29', 9]], 'from January'], // prettier-ignore
  ])('that begins in %s has these instalments: %j: %s', (start, counts) => {
    expect(countsFrom(start)).toEqual(counts)
  })

  it('keeps every instalment once, in order, and every paisa', () => {
    const terms = fc.record({ months: fc.integer({ min: 1, max: 400 }), first: fc.nat({ max: 1_300 }) })
    fc.assert(
      fc.property(terms, ({ months, first }) => {
        const rows = amortise({ principal: 5_00_000, ratePercent: 9, months })
        const years = loanYears(rows, monthAfter('1990-01', first))
        expect(years.flatMap(({ instalments }) => instalments)).toEqual(rows)
        const sum = (
          parts: readonly { interestPaise: number; principalPaise: number; paidPaise: number }[],
        ) => parts.reduce((all, part) => all + part.interestPaise + part.principalPaise + part.paidPaise, 0)
        expect(sum(years)).toBe(sum(rows))
        expect(
          years.map(({ instalments, balancePaise }) => balancePaise === instalments.at(-1)?.balancePaise),
        ).not.toContain(false)
      }),
      { numRuns: 40 },
    )
  })

  it('counts prepayments within their year', () => {
    const once = { once: 1_00_000, onceAfter: 12, monthly: 0, yearly: 0, keep: 'emi' as const }
    const prepaid = amortise({ principal: 10_00_000, ratePercent: 8.5, months: 240 }, once)
    const years = loanYears(prepaid, '2026-05')
    expect(years.map(({ prepaidPaise }) => prepaidPaise).slice(0, 3)).toEqual([0, 1_00_000_00, 0])
  })

  it('of no instalment has no years', () => {
    expect(loanYears([], '2026-04')).toEqual([])
  })
})
