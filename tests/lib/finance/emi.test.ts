import fc from 'fast-check'
import { amortise, scheduleTotals } from '@/lib/finance/amortisation'
import { emi, emiInputs, loanFrom, monthlyRate, prepaymentsFrom } from '@/lib/finance/emi'
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
    [1_00_000, 24, 2, 51504.9504950495, '1,00,000 × 0.02 × 1.0404 ÷ 0.0404'],
    [1_00_000, 12, 12, 8884.878867834171, '1.01¹² = 1.12682503…; the usual ₹8,884.88'],
    [50_000, 36, 24, 2952.370797448494, '50,000 × 0.03 × 1.03²⁴ ÷ (1.03²⁴ − 1) in exact fractions'],
    [12_00_000, 100, 1, 13_00_000, 'the highest rate: a twelfth of the loan a month'],
    [60_000, 0, 12, 5_000, 'a no-cost EMI: 60,000 ÷ 12'],
    [10_00_000, 0, 240, 4166.666666666667, 'without interest: 10,00,000 ÷ 240'],
    [1, 8.5, 240, 0.008678232333655338, 'a rupee: a millionth of the default loan’s'],
  ])('of ₹%d at %d%% for %d months is ₹%d: %s', (principal, ratePercent, months, expected) => {
    expect(apart(emi({ principal, ratePercent, months }).emi, expected)).toBeLessThan(1e-12)
  })

  it.each([
    [5e-324, 4166.666666666667, 'P ÷ n'],
    [1e-9, 4166.666667085069, 'P ÷ n × (1 + r (n + 1) ÷ 2), in exact fractions'],
    [1e-6, 4166.667085069458, 'the same'],
    [0.0001, 4166.708507083331, 'the formula itself in exact fractions'],
  ])('of ₹10,00,000 for 20 years at %d%% keeps its digits: %d is %s', (ratePercent, expected) => {
    const { emi: instalment } = emi({ principal: 10_00_000, ratePercent, months: 240 })
    expect(apart(instalment, expected)).toBeLessThan(1e-12)
  })

  it('of the default loan leads to these totals', () => {
    const { totalInterest, totalPayment } = emi({ principal: 10_00_000, ratePercent: 8.5, months: 240 })
    expect(apart(totalPayment, 2082775.7600772812)).toBeLessThan(1e-12)
    expect(apart(totalInterest, 1082775.7600772812)).toBeLessThan(1e-12)
  })

  it.each([
    [0, 8.5, 240],
    [-1, 8.5, 240],
    [10_00_000, -8.5, 240],
    [10_00_000, 8.5, 0],
    [10_00_000, 8.5, -12],
    [NaN, 8.5, 240],
  ])('of ₹%d at %d%% for %d months does not exist', (principal, ratePercent, months) => {
    expect(() => emi({ principal, ratePercent, months })).toThrow(RangeError)
  })

  it('divides the yearly rate by twelve, as Indian lenders do', () => {
    expect(monthlyRate(12)).toBe(0.01)
  })
})

describe('a tenure with a fraction of a month', () => {
  it.each([
    [10_00_000, 8.5, 12.48, '1.04 years'],
    [10_00_000, 0, 12.48, '1.04 years without interest'],
    [10_00_000, 8.5, 0.6, 'less than a month: the loan and a month of interest'],
    [1_00_000, 12, 2.5, 'two and a half months'],
  ])('₹%d at %d%% for %d months pays what its schedule pays: %s', (principal, ratePercent, months) => {
    const loan = { principal, ratePercent, months }
    const { interestPaise, paidPaise } = scheduleTotals(amortise(loan))
    // The schedule rounds each month's interest and the instalment to the paisa.
    const slack = 0.01 * (months + 1)
    expect(Math.abs(emi(loan).totalPayment - paidPaise / 100)).toBeLessThan(slack)
    expect(Math.abs(emi(loan).totalInterest - interestPaise / 100)).toBeLessThan(slack)
  })

  it('of half a month at 12%: 1,00,000 × 1.01', () => {
    expect(emi({ principal: 1_00_000, ratePercent: 12, months: 0.5 }).totalPayment).toBeCloseTo(1_01_000, 6)
  })
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
  const more = fc.double({ min: 1.01, max: 3, noNaN: true })

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

  it('pays a fraction of a month as one more instalment, with the interest of that whole month', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { emi: instalment, totalInterest, totalPayment } = emi(loan)
        expect(totalInterest).toBeGreaterThanOrEqual(0)
        expect(totalPayment).toBeGreaterThanOrEqual(instalment * loan.months * (1 - 1e-14))
        expect(apart(totalPayment, loan.principal + totalInterest)).toBeLessThan(1e-14)
      }),
    )
  })

  it('costs more a month for a larger loan, exactly in proportion', () => {
    fc.assert(
      fc.property(loans, more, (loan, times) => {
        const larger = emi({ ...loan, principal: loan.principal * times })
        expect(apart(larger.emi, emi(loan).emi * times)).toBeLessThan(1e-14)
      }),
    )
  })

  it('costs no less a month at a higher rate', () => {
    fc.assert(
      fc.property(loans, more, (loan, times) => {
        const dearer = emi({ ...loan, ratePercent: loan.ratePercent * times })
        expect(dearer.emi).toBeGreaterThanOrEqual(emi(loan).emi * (1 - 1e-14))
        expect(dearer.totalPayment).toBeGreaterThanOrEqual(emi(loan).totalPayment * (1 - 1e-14))
      }),
    )
  })

  it('costs no more a month for a longer tenure, and no less in total', () => {
    fc.assert(
      fc.property(loans, more, (loan, times) => {
        const longer = emi({ ...loan, months: loan.months * times })
        expect(longer.emi).toBeLessThanOrEqual(emi(loan).emi * (1 + 1e-14))
        expect(longer.totalPayment).toBeGreaterThanOrEqual(emi(loan).totalPayment * (1 - 1e-14))
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
