import fc from 'fast-check'
import {
  bankMaturity,
  depositFrom,
  fd,
  fdInputs,
  type FixedDeposit,
  tenureFrom,
} from '@/lib/finance/deposits/fd'
import { fdYears } from '@/lib/finance/deposits/fd-years'
import { readLink } from '@/tests/read-link'
import { eachSharedRow } from '@/tests/each-shared-row'

/** How far two numbers are apart, in parts of the larger. */
const apart = (one: number, other: number) =>
  Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), Number.MIN_VALUE)

const deposit = (changes: Partial<FixedDeposit> = {}): FixedDeposit => ({
  principal: 1_00_000,
  ratePercent: 7,
  years: 5,
  frequency: 4,
  payout: 'cumulative',
  ...changes,
})

describe('a deposit that keeps its interest', () => {
  it.each([
    [1_00_000, 7, 5, 4, 141477.81957557978, '1,00,000 × 1.0175^20'],
    [1_00_000, 7, 5, 1, 140255.17307, '1,00,000 × 1.07^5'],
    [1_00_000, 7, 5, 12, 141762.5259613988, '1,00,000 × (1 + 0.07 ÷ 12)^60'],
    [10_000, 7.5, 5, 4, 14499.48, 'a post office time deposit: 10,000 × 1.01875^20'],
    [1_000, 7.7, 5, 1, 1449.03, 'a savings certificate; India Post prints ₹1,449'],
  ])(
    '₹%d at %d%% for %d years, %d times a year: ₹%d, %s',
    (principal, ratePercent, years, frequency, expected) => {
      const result = fd(deposit({ principal, ratePercent, years, frequency }))
      expect(Math.abs(result.maturityAmount - expected)).toBeLessThan(0.005)
      expect(result.totalInterest).toBeCloseTo(expected - principal, 2)
      expect(result.payoutAmount).toBeNull()
    },
  )

  it.each([
    [7, 4, 7.185903128906225, '1.0175^4 − 1'],
    [7, 1, 7, 'once a year: the rate itself'],
  ])('at %d%% compounded %d times a year yields %d%%: %s', (ratePercent, frequency, expected) => {
    expect(fd(deposit({ ratePercent, frequency })).effectiveYieldPercent).toBeCloseTo(expected, 10)
  })
})

describe('a deposit that pays its interest out', () => {
  it('pays a quarter of the yearly interest each quarter: 10,00,000 × 7% ÷ 4', () => {
    const result = fd(deposit({ principal: 10_00_000, payout: 'quarterly' }))
    expect(result.payoutAmount).toBeCloseTo(17_500, 8)
    expect(result.totalInterest).toBeCloseTo(20 * 17_500, 6)
    expect(result.maturityAmount).toBe(10_00_000)
  })

  it('pays a month’s interest discounted: 10,00,000 × (1.0175^(1/3) − 1)', () => {
    const result = fd(deposit({ principal: 10_00_000, payout: 'monthly' }))
    expect(result.payoutAmount).toBeCloseTo(5799.632570407813, 8)
    expect(result.totalInterest).toBeCloseTo(60 * 5799.632570407813, 6)
    expect(result.effectiveYieldPercent).toBeCloseTo(7.185903128906225, 10)
  })

  it('pays a broken last quarter in proportion', () => {
    expect(fd(deposit({ years: 1.125, payout: 'quarterly' })).totalInterest).toBeCloseTo(4.5 * 1_750, 8)
  })

  it('works by the quarter, whatever frequency a kept deposit would have', () => {
    const monthly = deposit({ payout: 'monthly', frequency: 12 })
    expect(fd(monthly)).toEqual(fd({ ...monthly, frequency: 1 }))
  })
})

it.each([
  [{ principal: 0 }],
  [{ principal: -1 }],
  [{ ratePercent: 0 }],
  [{ years: 0 }],
  [{ years: NaN }],
  [{ frequency: 0 }],
])('there is no deposit of %o', (changes) => {
  expect(() => fd(deposit(changes))).toThrow(RangeError)
})

describe('what banks pay back on ₹1,00,000 at 7%', () => {
  it.each([
    [90, 101726.02739726027, 'less than half a year is simple: 7,000 × 90 ÷ 365'],
    [180, 103452.05479452055, 'and so are 180 days: 7,000 × 180 ÷ 365'],
    [181, 103501.35445205479, 'a quarter compounds, and 89¾ days are simple'],
    [365, 107185.90312890625, 'four quarters: 1,00,000 × 1.0175^4'],
    [400, 107905.3701499085, 'four quarters and 35 days: × (1 + 0.07 × 35 ÷ 365)'],
  ])('after %d days is ₹%d: %s', (days, expected) => {
    expect(bankMaturity(1_00_000, 7, days)).toBeCloseTo(expected, 6)
  })
})

interface Vector {
  input: { principal: number; rate: number; years: number; frequency: number }
  expected: { maturityAmount: number; totalInterest: number }
}
eachSharedRow<Vector>('fd-calculator', ({ input, expected }) => {
  const { rate: ratePercent, ...rest } = input
  const result = fd(deposit({ ratePercent, ...rest }))
  expect(apart(result.maturityAmount, expected.maturityAmount)).toBeLessThan(1e-12)
  // Interest is a difference; it keeps the digits of the maturity amount, not its own.
  expect(Math.abs(result.totalInterest - expected.totalInterest)).toBeLessThan(
    expected.maturityAmount * 1e-12,
  )
})

describe('any deposit the fields accept', () => {
  const deposits = fc.record({
    principal: fc.double({ min: 1e-9, max: 1e11, noNaN: true }),
    ratePercent: fc.double({ min: 1e-9, max: 105, noNaN: true }),
    years: fc.double({ min: 1e-9, max: 100, noNaN: true }),
    frequency: fc.constantFrom(1, 2, 4, 12),
    payout: fc.constantFrom('cumulative' as const, 'monthly' as const, 'quarterly' as const),
  })

  it('has years that end at its maturity amount', () => {
    fc.assert(
      fc.property(deposits, (any) => {
        const kept = { ...any, payout: 'cumulative' as const }
        const rows = fdYears(kept)
        expect(rows).toHaveLength(Math.ceil(any.years))
        expect(rows.at(-1)!.value).toBe(fd(kept).maturityAmount)
      }),
    )
  })
})

describe('the deposit that the fields describe', () => {
  const deposited = (fragment: string) => depositFrom(readLink(fdInputs, fragment))

  it.each<[string, Partial<FixedDeposit>, string]>([
    ['', {}, 'a fresh page'],
    [
      'tenureIn=days&days=730&years=x',
      { years: 2 },
      'in days, of which 365 are a year; the years do not count',
    ],
    ['days=x', {}, 'in years; the days do not count'],
    ['senior=true', { ratePercent: 7.5 }, 'a senior citizen’s extra half per cent'],
    ['payout=monthly&frequency=12', { payout: 'monthly' }, 'paid out, where banks reckon by the quarter'],
    ['payout=quarterly&frequency=x', { payout: 'quarterly' }, 'paid out; the compounding does not count'],
  ])('#%s: %j, %s', (fragment, changes) => {
    expect(deposited(fragment)).toEqual(deposit(changes))
  })

  it.each([
    'principal=x',
    'rate=0',
    'years=x',
    'tenureIn=days&days=0',
    'tenureIn=weeks',
    'frequency=3',
    'payout=x',
    'senior=x',
    'senior=true&seniorExtra=6',
  ])('#%s describes none', (fragment) => {
    expect(deposited(fragment)).toBeNull()
  })

  it('lies for years or for days', () => {
    expect(tenureFrom(readLink(fdInputs, 'years=3'))).toEqual({ years: 3 })
    expect(tenureFrom(readLink(fdInputs, 'tenureIn=days&days=45'))).toEqual({ days: 45 })
    expect(tenureFrom(readLink(fdInputs, 'tenureIn=weeks'))).toBeNull()
  })
})
