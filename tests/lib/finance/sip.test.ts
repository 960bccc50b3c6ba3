import fc from 'fast-check'
import { effectiveMonthlyRate, monthlyRate } from '@/lib/finance/monthly-rate'
import { instalmentForGoal, sip, sipInputs, type SipPlan, sipPlanFrom, sipYears } from '@/lib/finance/sip'
import { readLink } from '@/tests/read-link'
import { eachSharedRow } from '@/tests/each-shared-row'

/** How far two numbers are apart, in parts of the larger. */
const apart = (one: number, other: number) =>
  Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), 1)

const plan = (changes: Partial<SipPlan> = {}): SipPlan => ({
  amount: 5_000,
  stepUp: 0,
  lumpSum: 0,
  years: 10,
  ...changes,
})
const future = (changes: Partial<SipPlan>, ratePercent: number) =>
  sip(plan(changes), monthlyRate(ratePercent)).futureValue

describe('the future value', () => {
  it.each([
    [5_000, 12, 10, 1161695.3817597008, '5,000 × (1.01^120 − 1) ÷ 0.01 × 1.01'],
    [1_000, 12, 1, 12809.328043328944, 'the formula of epitometool.com: ₹12,809.33'],
    [1_000, 12, 1 / 12, 1_010, 'one month: the instalment and one per cent'],
    [5_000, 0, 10, 6_00_000, 'no return: what was paid in'],
  ])('of ₹%d a month at %d%% for %d years is ₹%d: %s', (amount, ratePercent, years, expected) => {
    expect(Math.abs(future({ amount, years }, ratePercent) - expected)).toBeLessThan(0.5)
  })

  it.each([[1_000, 1, 12766.5, 'priyanshu84iya.github.io/SIP-Calculator prints ₹12,766']])(
    'of ₹%d a month for %d years at an effective 12%% is ₹%d: %s',
    (amount, years, expected) => {
      const { futureValue } = sip(plan({ amount, years }), effectiveMonthlyRate(12))
      expect(Math.abs(futureValue - expected)).toBeLessThan(0.51)
    },
  )

  it('of a year and a half: twelve instalments for eighteen months, and six of 10% more', () => {
    const { totalInvestment, estimatedReturns, futureValue } = sip(
      plan({ amount: 1_000, stepUp: 10, years: 1.5 }),
      0.01,
    )
    // 1,000 × s(12) × 1.01⁶ + 1,100 × s(6), with s(n) = (1.01ⁿ − 1) ÷ 0.01 × 1.01
    expect(totalInvestment).toBeCloseTo(18_600, 8)
    expect(futureValue).toBeCloseTo(20432.24856542325, 8)
    expect(estimatedReturns).toBeCloseTo(20432.24856542325 - 18_600, 8)
  })

  it('of a lump sum grows month by month: 1,00,000 × 1.01^12', () => {
    const withLump = future({ lumpSum: 1_00_000, years: 1 }, 12)
    expect(withLump - future({ years: 1 }, 12)).toBeCloseTo(112682.503013, 5)
  })

  it.each([
    [{ amount: 0 }, 12],
    [{ years: 0 }, 12],
    [{ years: NaN }, 12],
    [{}, -1],
  ])('of %o at %d%% does not exist', (changes, ratePercent) => {
    expect(() => sip(plan(changes), monthlyRate(ratePercent))).toThrow(RangeError)
  })
})

describe('a goal of one crore', () => {
  it.each([
    [12, 10, 43_041],
    [12, 25, 5_270],
    [10, 20, 13_060],
  ])('at %d%% for %d years needs ₹%d a month', (ratePercent, years, expected) => {
    const needed = instalmentForGoal(1_00_00_000, plan({ years }), monthlyRate(ratePercent))
    expect(Math.round(needed)).toBe(expected)
  })

  it('needs less with a lump sum: what is missing after its 120 months of growth', () => {
    // (1,00,00,000 − 5,00,000 × 1.01¹²⁰) ÷ ((1.01¹²⁰ − 1) ÷ 0.01 × 1.01)
    expect(instalmentForGoal(1_00_00_000, plan({ lumpSum: 5_00_000 }), 0.01)).toBeCloseTo(35938.0207747109, 6)
  })

  it('needs nothing a month where the lump sum is enough', () => {
    expect(instalmentForGoal(1_00_000, plan({ lumpSum: 2_00_000 }), 0.01)).toBe(0)
  })
})

interface Vector {
  input: { amount: number; rate: number; years: number }
  expected: { totalInvestment: number; estimatedReturns: number; futureValue: number }
}
eachSharedRow<Vector>('sip-calculator', ({ input, expected }) => {
  const result = sip(plan({ amount: input.amount, years: input.years }), monthlyRate(input.rate))
  expect(apart(result.futureValue, expected.futureValue)).toBeLessThan(1e-12)
  expect(apart(result.totalInvestment, expected.totalInvestment)).toBeLessThan(1e-12)
  // A difference keeps the digits of the value, not its own.
  expect(Math.abs(result.estimatedReturns - expected.estimatedReturns)).toBeLessThan(
    expected.futureValue * 1e-12,
  )
})

describe('any plan the fields accept', () => {
  const plans = fc.record({
    amount: fc.double({ min: 1e-9, max: 1e11, noNaN: true }),
    stepUp: fc.double({ min: 0, max: 100, noNaN: true }),
    lumpSum: fc.double({ min: 0, max: 1e11, noNaN: true }),
    years: fc.double({ min: 1e-9, max: 100, noNaN: true }),
  })
  const rates = fc.double({ min: 0, max: 100, noNaN: true })

  it('has years that end at its future value', () => {
    fc.assert(
      fc.property(plans, rates, (any, rate) => {
        const rows = sipYears(any, rate)
        expect(rows).toHaveLength(Math.ceil(any.years))
        expect(rows.at(-1)!.value).toBe(sip(any, monthlyRate(rate)).futureValue)
      }),
    )
  })
})

it('the fields describe a plan, of which inflation, goal and withdrawals are no part', () => {
  const planned = (fragment: string) => sipPlanFrom(readLink(sipInputs, fragment))
  const sample = { amount: 5_000, rate: 12, years: 10, stepUp: 0, lumpSum: 0 }
  expect(planned('')).toEqual(sample)
  expect(planned('stepUp=10&lumpSum=50000&inflation=x&goal=x&withdrawal=x')).toEqual({
    ...sample,
    stepUp: 10,
    lumpSum: 50_000,
  })
  for (const fragment of ['amount=0', 'rate=-1', 'years=0', 'stepUp=x', 'lumpSum=x'])
    expect(planned(fragment)).toBeNull()
})
