import fc from 'fast-check'
import { amortise } from '@/lib/finance/amortisation'
import { monthAfter } from '@/lib/calendar/calendar-month'
import { loanYears } from '@/lib/finance/loan-years'

describe('a loan by financial year', () => {
  const schedule = amortise({ principal: 10_00_000, ratePercent: 8.5, months: 24 })
  const countsFrom = (start: string) =>
    loanYears(schedule, start).map(({ financialYear, instalments }) => [financialYear, instalments.length])

  it.each([
    ['2026-04', [['2026-27', 12], ['2027-28', 12]], 'from April: two whole years'], // prettier-ignore
    ['2026-03', [['2025-26', 1], ['2026-27', 12], ['2027-28', 11]], 'from March: one month first'], // prettier-ignore
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
