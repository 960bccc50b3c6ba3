import { maturityDay, type DepositTenure, termYears } from '@/lib/finance/deposits/deposit-term'

describe('the day a deposit matures', () => {
  it.each<[string, DepositTenure, string, string]>([
    ['2026-11-21', { years: 5 }, '2031-11-21', 'the same day five years on'],
    ['2026-11-21', { years: 0.5 }, '2027-05-21', 'half a year is six months'],
    ['2024-08-31', { years: 0.5 }, '2025-02-28', 'February has no 31st'],
    ['2027-02-28', { years: 1 }, '2028-02-28', 'the same day, though the month is longer'],
    ['2026-04-01', { years: 2.3 }, '2028-07-20', '27 months, and 0.6 of July’s 31 days'],
    ['2026-01-01', { days: 400 }, '2027-02-05', 'the year’s 365 days, and 35'],
    ['2026-01-01', { days: 1 }, '2026-01-02', 'the next day'],
    ['2026-01-01', { years: 1e-9 }, '2026-01-02', 'no sooner than the next day'],
    ['2099-12-31', { years: 100 }, '2199-12-31', 'the longest, begun last'],
  ])('from %s for %o is %s: %s', (start, tenure, expected) => {
    expect(maturityDay(start, tenure)).toBe(expected)
  })
})

describe('the financial years of a term', () => {
  it('are one for a term from April to April', () => {
    expect(termYears('2026-04-01', { years: 1 })).toEqual([
      { financialYear: '2026-27', from: '2026-04-01', passed: 1 },
    ])
  })

  it('share a tenure in days by the day: 31 of them in March, and 30 more', () => {
    expect(termYears('2027-03-01', { days: 61 })).toEqual([
      { financialYear: '2026-27', from: '2026-04-01', passed: 31 / 365 },
      { financialYear: '2027-28', from: '2027-04-01', passed: 61 / 365 },
    ])
  })

  it('share a tenure in years by the month, so that a full year is one in any year', () => {
    // From 2 October 2026: five months, and 30 of March’s 31 days from the 2nd; then a year more each time.
    const first = (5 + 30 / 31) / 12
    expect(termYears('2026-10-02', { years: 3 }).map(({ passed }) => passed)).toEqual([
      expect.closeTo(first, 12),
      expect.closeTo(first + 1, 12),
      expect.closeTo(first + 2, 12),
      3,
    ])
  })

  it('have passed whole for a deposit of April, through a century', () => {
    const passed = termYears('2026-04-01', { years: 100 }).map((year) => year.passed)
    expect(passed).toEqual(Array.from({ length: 100 }, (_, place) => place + 1))
  })

  it('hold the whole tenure when the day of maturity is rounded down to the end of a year', () => {
    // A month and 0.3 of a day: the first of April, on which no other year is begun.
    const years = (1 + 0.3 / 30) / 12
    expect(termYears('2026-03-01', { years })).toEqual([
      { financialYear: '2025-26', from: '2025-04-01', passed: years },
    ])
  })
})
