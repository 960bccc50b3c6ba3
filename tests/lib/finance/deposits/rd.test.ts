import fc from 'fast-check'
import { rd, type RecurringDeposit } from '@/lib/finance/deposits/rd'
import { compareRdFd } from '@/lib/finance/deposits/compare-rd-fd'
import { rdMonths, rdYears } from '@/lib/finance/deposits/rd-schedule'
import { eachSharedRow } from '@/tests/each-shared-row'

/** How far two numbers are apart, in parts of the larger. */
const apart = (one: number, other: number) =>
  Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), Number.MIN_VALUE)

const deposit = (changes: Partial<RecurringDeposit> = {}): RecurringDeposit => ({
  amount: 5_000,
  rate: 6.5,
  months: 60,
  method: 'monthly',
  ...changes,
})

describe('the maturity amount', () => {
  it.each<[number, number, number, RecurringDeposit['method'], number, string]>([
    [5_000, 6.5, 60, 'monthly', 355283.9243499195, 'the default, added month by month in exact decimals'],
    [5_000, 7.5, 18, 'monthly', 95537.82928132535, 'the simplified way with the banks’ example'],
    [5_000, 6, 1, 'monthly', 5_025, 'one month: the instalment and half a per cent'],
    [5_000, 7.5, 18, 'quarterly', 95502.35083764126, 'blog.kbsbng.com prints ₹95,502.35'],
    [1_000, 6.7, 60, 'quarterly', 71365.82883526083, 'a post office deposit: ₹71,365.83'],
    [5_000, 8, 3, 'quarterly', 15199.559944811281, '5,000 × (1.02 + 1.02^(2/3) + 1.02^(1/3))'],
  ])('of ₹%d at %d%% for %d months, %s: ₹%d, %s', (amount, rate, months, method, expected) => {
    const result = rd({ amount, rate, months, method })
    expect(apart(result.maturityAmount, expected)).toBeLessThan(1e-12)
    expect(result.totalInvestment).toBe(amount * months)
    expect(result.totalInterest).toBeCloseTo(expected - amount * months, 6)
  })

  it.each([[{ amount: 0 }], [{ amount: -5 }], [{ rate: 0 }], [{ months: 0 }], [{ months: NaN }]])(
    'does not exist for %o',
    (changes) => {
      expect(() => rd(deposit(changes))).toThrow(RangeError)
    },
  )

  it('is the formula of the Indian Banks’ Association as it is printed', () => {
    const amounts = fc.integer({ min: 1, max: 1_00_000 })
    const rates = fc.double({ min: 0.5, max: 20, noNaN: true })
    fc.assert(
      fc.property(amounts, rates, fc.integer({ min: 1, max: 120 }), (amount, rate, months) => {
        const i = rate / 400
        const printed = (amount * ((1 + i) ** (months / 3) - 1)) / (1 - (1 + i) ** (-1 / 3))
        const { maturityAmount } = rd({ amount, rate, months, method: 'quarterly' })
        expect(apart(maturityAmount, printed)).toBeLessThan(1e-9)
      }),
    )
  })
})

describe('the schedule', () => {
  it('begins as by hand: 5,000 × 6.5% ÷ 12, then (5,000 + 5,027.08) × the same', () => {
    expect(rdMonths(deposit({ months: 2 }))).toEqual([
      { month: 1, paidInPaise: 5_000_00, interestPaise: 27_08, balancePaise: 5_027_08 },
      { month: 2, paidInPaise: 10_000_00, interestPaise: 54_32, balancePaise: 10_081_40 },
    ])
  })

  it('has a row for each year, the last as long as it is', () => {
    const rows = rdYears(deposit({ months: 30 }))
    expect(rows.map(({ after, paidIn }) => [after, paidIn])).toEqual([
      [1, 60_000],
      [2, 60_000],
      [2.5, 30_000],
    ])
    expect(rows.at(-1)!.value).toBe(rd(deposit({ months: 30 })).maturityAmount)
  })
})

describe('compared with a fixed deposit', () => {
  it('the same total at once earns 3,00,000 × (1.01625^20 − 1)', () => {
    expect(compareRdFd(deposit()).sameTotal.totalInterest).toBeCloseTo(114125.9324589, 6)
  })

  it('the same maturity needs 3,55,283.92 ÷ 1.01625^20 today', () => {
    expect(compareRdFd(deposit()).sameMaturityPrincipal).toBeCloseTo(257373.8299171928, 6)
  })
})

interface Vector {
  input: { amount: number; rate: number; months: number }
  expected: { totalInvestment: number; totalInterest: number; maturityAmount: number }
}
eachSharedRow<Vector>('rd-calculator', ({ input, expected }) => {
  const result = rd(deposit(input))
  expect(apart(result.maturityAmount, expected.maturityAmount)).toBeLessThan(1e-12)
  expect(result.totalInvestment).toBe(expected.totalInvestment)
  // Interest is a difference; it keeps the digits of the maturity amount, not its own.
  expect(Math.abs(result.totalInterest - expected.totalInterest)).toBeLessThan(
    expected.maturityAmount * 1e-12,
  )
})

describe('any deposit the fields accept', () => {
  it('has a schedule that adds up to the paisa', () => {
    const ordinary = fc.record({
      amount: fc.integer({ min: 1, max: 10_00_000 }),
      rate: fc.double({ min: 0.01, max: 20, noNaN: true }),
      months: fc.integer({ min: 1, max: 240 }),
      method: fc.constantFrom('monthly' as const, 'quarterly' as const),
    })
    fc.assert(
      fc.property(ordinary, (any) => {
        const rows = rdMonths(any)
        const interest = rows.reduce((sum, row) => sum + row.interestPaise, 0)
        const last = rows.at(-1)!
        expect(rows).toHaveLength(any.months)
        expect(last.paidInPaise + interest).toBe(last.balancePaise)
        expect(last.balancePaise).toBe(Math.round(rd(any).maturityAmount * 100))
        expect(rows.every(({ interestPaise }) => interestPaise >= 0)).toBe(true)
      }),
    )
  })
})
