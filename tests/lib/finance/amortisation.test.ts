import fc from 'fast-check'
import { amortise, type Instalment, NO_PREPAYMENTS, scheduleTotals } from '@/lib/finance/amortisation'
import { type ExactLoan, type ExactRow, exactSchedule } from './exact-loan'

const home = { principal: 10_00_000, ratePercent: 8.5, months: 240 }

/** The product's rows as the independent sums write theirs. */
const asExact = (schedule: Instalment[]): ExactRow[] =>
  schedule.map((row) => ({
    paid: BigInt(row.paidPaise),
    interest: BigInt(row.interestPaise),
    prepaid: BigInt(row.prepaidPaise),
    balance: BigInt(row.balancePaise),
  }))

describe('a small loan, by hand: ₹1,00,000 at 12% for 3 months', () => {
  // EMI = 1,00,000 × 0.01 × 1.030301 ÷ 0.030301 = 34,002.2111…, rounded 34,002.21.
  it.each([
    [1, 1_000_00, 33_002_21, 66_997_79, 34_002_21, '1% of 1,00,000.00'],
    [2, 669_98, 33_332_23, 33_665_56, 34_002_21, '1% of 66,997.79 is 669.9779'],
    [3, 336_66, 33_665_56, 0, 34_002_22, '1% of 33,665.56 is 336.6556; all that is left is paid'],
  ])('month %d', (month, interestPaise, principalPaise, balancePaise, paidPaise) => {
    const schedule = amortise({ principal: 1_00_000, ratePercent: 12, months: 3 })
    expect(schedule[month - 1]).toEqual({
      month,
      interestPaise,
      principalPaise,
      balancePaise,
      paidPaise,
      prepaidPaise: 0,
    })
  })
})

describe('half a paisa of interest is rounded up', () => {
  it.each([
    [100_50, 12, 1_01, '1% of ₹100.50 is 100.5 paise'],
    [19_476_000, 16.45, 266_984, '16.45% ÷ 12 of ₹1,94,760 is 266,983.5 paise'],
  ])('%d paise at %d%%: %d', (principalPaise, ratePercent, interestPaise) => {
    const [first] = amortise({ principal: principalPaise / 100, ratePercent, months: 1 })
    expect(first?.interestPaise).toBe(interestPaise)
  })
})

describe('any loan without prepayments', () => {
  const loans = fc.record({
    principalPaise: fc.integer({ min: 50_000_00, max: 10_00_00_000_00 }),
    rateHundredths: fc.integer({ min: 1, max: 24_00 }),
    months: fc.integer({ min: 1, max: 360 }),
  })
  type AnyLoan = { principalPaise: number; rateHundredths: number; months: number }
  const asLoan = ({ principalPaise, rateHundredths, months }: AnyLoan) => ({
    principal: principalPaise / 100,
    ratePercent: rateHundredths / 100,
    months,
  })

  it('agrees with sums in whole numbers', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const exact: ExactLoan = {
          principalPaise: BigInt(loan.principalPaise),
          rateHundredths: BigInt(loan.rateHundredths),
          months: loan.months,
        }
        expect(asExact(amortise(asLoan(loan)))).toEqual(exactSchedule(exact))
      }),
      { numRuns: 60 },
    )
  })
})

describe('a tenure that is no whole number of months', () => {
  it.each([
    [0.5, 1, 'less than a month is one instalment'],
    [18.4, 19, 'the last part of a month has an instalment of its own'],
    [0.1 * 12 * 10, 12, 'ten times a tenth of a year is one year'],
  ])('%d months have %d instalments: %s', (months, instalments) => {
    const schedule = amortise({ principal: 1_00_000, ratePercent: 10, months })
    expect(schedule).toHaveLength(instalments)
    expect(schedule.at(-1)?.balancePaise).toBe(0)
    expect(schedule.reduce((sum, row) => sum + row.principalPaise, 0)).toBe(1_00_000_00)
  })
})

it('of less than half a paisa the balance is zero', () => {
  expect(amortise({ principal: 0.004, ratePercent: 8.5, months: 12 })).toEqual([])
})

it('a loan without interest is paid back in equal parts, the last of them with what rounding left', () => {
  // 1,000 ÷ 3 = 333.33, and 333.34 at last
  const paid = amortise({ principal: 1_000, ratePercent: 0, months: 3 })
  expect(paid.map((row) => [row.paidPaise, row.interestPaise])).toEqual([
    [333_33, 0],
    [333_33, 0],
    [333_34, 0],
  ])
})

it('a loan without principal or tenure has no schedule', () => {
  expect(() => amortise({ ...home, principal: 0 })).toThrow(RangeError)
  expect(() => amortise({ ...home, ratePercent: -1 })).toThrow(RangeError)
  expect(() => amortise({ ...home, months: 0 })).toThrow(RangeError)
})

describe('the totals of a schedule', () => {
  it('count prepayments among what was paid', () => {
    const schedule = amortise(home, { ...NO_PREPAYMENTS, once: 1_00_000, onceAfter: 12 })
    const totals = scheduleTotals(schedule)
    expect(totals.prepaidPaise).toBe(1_00_000_00)
    expect(totals.paidPaise).toBe(10_00_000_00 + totals.interestPaise)
    expect(totals.lastInstalmentPaise).toBe(schedule.at(-1)?.paidPaise)
  })

  it('of nothing do not exist', () => {
    expect(() => scheduleTotals([])).toThrow(RangeError)
  })
})
