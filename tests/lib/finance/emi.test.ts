import fc from 'fast-check'
import { amortise, scheduleTotals } from '@/lib/finance/amortisation'
import { emi, emiInputs, loanFrom, prepaymentsFrom } from '@/lib/finance/emi'
import { readLink } from '@/tests/read-link'
import { eachSharedRow } from '@/tests/each-shared-row'

/** How far two numbers are apart, in parts of the larger. */
const apart = (one: number, other: number) => Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other))

describe('the instalment', () => {
  it.each([
    [10_00_000, 8.5, 240, 8678.232333655338, 'the default loan; freeemicalculator.com has ₹8,678'],
    [10_00_000, 10.5, 120, 13493.499677554799, 'the example of emicalculator.net, with ₹13,493'],
    [1_00_000, 12, 1, 1_01_000, 'one month: the loan and one per cent'],
    [1_00_000, 12, 2, 50751.24378109453, '1,00,000 × 0.01 × 1.0201 ÷ 0.0201'],
    [12_00_000, 100, 1, 13_00_000, 'the highest rate: a twelfth of the loan a month'],
    [60_000, 0, 12, 5_000, 'a no-cost EMI: 60,000 ÷ 12'],
  ])('of ₹%d at %d%% for %d months is ₹%d: %s', (principal, ratePercent, months, expected) => {
    expect(apart(emi({ principal, ratePercent, months }).emi, expected)).toBeLessThan(1e-12)
  })

  it.each([
    [5e-324, 4166.666666666667, 'P ÷ n'],
    [1e-9, 4166.666667085069, 'P ÷ n × (1 + r (n + 1) ÷ 2), in exact fractions'],
  ])('of ₹10,00,000 for 20 years at %d%% keeps its digits: %d is %s', (ratePercent, expected) => {
    const { emi: instalment } = emi({ principal: 10_00_000, ratePercent, months: 240 })
    expect(apart(instalment, expected)).toBeLessThan(1e-12)
  })

  it.each([
    [0, 8.5, 240],
    [10_00_000, -8.5, 240],
    [10_00_000, 8.5, 0],
    [NaN, 8.5, 240],
  ])('of ₹%d at %d%% for %d months does not exist', (principal, ratePercent, months) => {
    expect(() => emi({ principal, ratePercent, months })).toThrow(RangeError)
  })
})

describe('a tenure with a fraction of a month', () => {
  it.each([[10_00_000, 8.5, 0.6, 'less than a month: the loan and a month of interest']])(
    '₹%d at %d%% for %d months pays what its schedule pays: %s',
    (principal, ratePercent, months) => {
      const loan = { principal, ratePercent, months }
      const { interestPaise, paidPaise } = scheduleTotals(amortise(loan))
      // The schedule rounds each month's interest and the instalment to the paisa.
      const slack = 0.01 * (months + 1)
      expect(Math.abs(emi(loan).totalPayment - paidPaise / 100)).toBeLessThan(slack)
      expect(Math.abs(emi(loan).totalInterest - interestPaise / 100)).toBeLessThan(slack)
    },
  )
})

interface Vector {
  input: { principal: number; rate: number; years: number }
  expected: { emi: number; totalInterest: number; totalPayment: number }
}
eachSharedRow<Vector>('emi-calculator', ({ input, expected }) => {
  const result = emi({ principal: input.principal, ratePercent: input.rate, months: input.years * 12 })
  expect(apart(result.emi, expected.emi)).toBeLessThan(1e-12)
  expect(apart(result.totalPayment, expected.totalPayment)).toBeLessThan(1e-12)
  // Interest is a difference; where it is small it keeps the digits of the payment, not its own.
  expect(Math.abs(result.totalInterest - expected.totalInterest)).toBeLessThan(expected.totalPayment * 1e-12)
})

describe('any loan the fields accept', () => {
  const loans = fc.record({
    principal: fc.double({ min: 1e-9, max: 1e11, noNaN: true }),
    ratePercent: fc.oneof(
      { weight: 9, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
      fc.constant(0),
    ),
    months: fc.double({ min: 1e-9, max: 1_200, noNaN: true }),
  })
  const wholeMonths = fc.integer({ min: 1, max: 1_200 })

  it('has a finite instalment, and totals that add up', () => {
    fc.assert(
      fc.property(loans, wholeMonths, (loan, months) => {
        const { emi: instalment, totalInterest, totalPayment } = emi({ ...loan, months })
        expect([instalment, totalInterest, totalPayment].every(Number.isFinite)).toBe(true)
        expect(instalment).toBeGreaterThan(0)
        expect(totalInterest).toBeGreaterThanOrEqual(0)
        expect(apart(totalPayment, instalment * months)).toBeLessThan(1e-15)
        expect(apart(totalPayment, loan.principal + totalInterest)).toBeLessThan(1e-15)
      }),
    )
  })
})

it.each([
  ['principal', '0.000000001', true],
  ['principal', '1e-320', false],
  ['rate', '0.000000001', true],
  ['rate', '0', true],
  ['rate', '5e-324', true],
  ['rate', '-1', false],
  ['years', '0.000000001', true],
  ['years', '1e-320', false],
] as const)('the field %s takes %s: %s, so that no answer is ever NaN', (name, text, taken) => {
  expect(emiInputs[name].read(text).ok).toBe(taken)
})

describe('the loan that the fields describe', () => {
  it.each([
    ['', 240, 'a fresh page: 20 years'],
    ['years=2.5&months=x', 30, 'two and a half years; the months do not count'],
    ['tenureIn=months&months=24&years=x', 24, 'in months; the years do not count'],
  ])('#%s: %d months, %s', (fragment, months) => {
    expect(loanFrom(readLink(emiInputs, fragment))).toEqual({
      principal: 10_00_000,
      ratePercent: 8.5,
      months,
    })
  })

  it.each(['principal=x', 'rate=-1', 'years=x', 'tenureIn=months&months=1.5', 'tenureIn=weeks'])(
    '#%s: none',
    (fragment) => {
      expect(loanFrom(readLink(emiInputs, fragment))).toBeNull()
    },
  )

  it('is paid beyond its instalments by what the other fields say', () => {
    expect(prepaymentsFrom(readLink(emiInputs, 'once=1000&yearly=500&keep=tenure'))).toEqual({
      once: 1_000,
      onceAfter: 12,
      monthly: 0,
      yearly: 500,
      keep: 'tenure',
    })
    expect(prepaymentsFrom(readLink(emiInputs, 'monthly=x'))).toBeNull()
  })
})
