import fc from 'fast-check'
import { readLink } from '@/tests/read-link'
import {
  cagrPercent,
  type Investment,
  investmentFrom,
  investmentInputs,
  investmentReturns,
  investmentYears,
} from '@/lib/finance/investment-returns'
import { eachSharedRow } from '@/tests/each-shared-row'

/** How far two numbers are apart, in parts of the larger. */
const apart = (one: number, other: number) =>
  Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), 1)

const plan = (changes: Partial<Investment> = {}): Investment => ({
  initial: 50_000,
  annual: 12_000,
  years: 10,
  rate: 12,
  timing: 'start',
  ...changes,
})
const returnsOf = (changes: Partial<Investment>) => investmentReturns(plan(changes))!

describe('the future value', () => {
  it.each<[Partial<Investment>, number, string]>([
    [{}, 391147.4097517619, 'the default: 50,000 × 1.12^10 + 12,000 × (1.12^10 − 1) ÷ 0.12 × 1.12'],
    [{ timing: 'end' }, 365877.23, 'contributions at the end: 25,270 less'],
    [{ initial: 0, annual: 10_000, years: 2, rate: 10, timing: 'end' }, 21_000, '10,000 × 1.1 + 10,000'],
    [{ initial: 0, annual: 10_000, years: 1.5, rate: 21 }, 18_810, '10,000 × 1.21 × 1.1 + 5,000 × 1.1'],
    [
      { initial: 0, annual: 10_000, years: 1.5, rate: 21, timing: 'end' },
      16_000,
      '10,000 × 1.1 at the end of the year, and 5,000 at the end of the half',
    ],
    [{ years: 0 }, 50_000, 'no time: the initial investment'],
    [{ rate: -5 }, 1_70_000, 'a rate below nothing counts as none'],
  ])('of %o is ₹%d: %s', (changes, expected) => {
    expect(Math.abs(returnsOf(changes).futureValue - expected)).toBeLessThan(0.01)
  })

  it('leads to the growth and the return', () => {
    const { totalInvestment, totalGrowth, totalReturnPercent } = returnsOf({})
    expect(totalInvestment).toBe(1_70_000)
    expect(totalGrowth).toBeCloseTo(221147.4097517619, 6)
    expect(totalReturnPercent).toBeCloseTo(130.0867116186834, 9)
  })

  it('without a rate has no growth at all', () => {
    expect(returnsOf({ rate: 0 })).toEqual({
      futureValue: 1_70_000,
      totalInvestment: 1_70_000,
      totalGrowth: 0,
      totalReturnPercent: 0,
    })
  })

  it.each([
    { initial: 0, annual: 0 },
    { initial: 0, years: 0 },
  ])('of nothing, %o, has no return', (nothing) => {
    expect(investmentReturns(plan(nothing))).toBeNull()
  })
})

describe('the compound annual growth rate', () => {
  it.each([
    [1_00_000, 1_80_000, 5, 12.47461131420948, '1.8^(1/5) − 1'],
    [1_00_000, 1_21_000, 2, 10, '√1.21 − 1'],
    [1_00_000, 0, 3, -100, 'all is lost'],
    [1_00_000, 1_00_000, 7, 0, 'nothing gained'],
  ])('from ₹%d to ₹%d in %d years is %d%%: %s', (first, last, years, expected) => {
    expect(cagrPercent(first, last, years)).toBeCloseTo(expected, 9)
  })

  it('is null for a moment', () => {
    expect(cagrPercent(1, 1e11, 1e-9)).toBeNull()
  })
})

interface Vector {
  input: { initial: number; annual: number; years: number; rate: number }
  expected: { futureValue: number; totalInvestment: number; totalGrowth: number; totalReturnPercent: number }
}
eachSharedRow<Vector>('investment-returns-calculator', ({ input, expected }) => {
  const result = returnsOf(input)
  expect(apart(result.futureValue, expected.futureValue)).toBeLessThan(1e-12)
  expect(apart(result.totalInvestment, expected.totalInvestment)).toBeLessThan(1e-12)
  // Differences keep the digits of the value, not their own.
  expect(Math.abs(result.totalGrowth - expected.totalGrowth)).toBeLessThan(expected.futureValue * 1e-12)
  expect(apart(result.totalReturnPercent, expected.totalReturnPercent)).toBeLessThan(1e-9)
})

describe('any investment the fields accept', () => {
  const plans = fc.record({
    initial: fc.double({ min: 1e-9, max: 1e11, noNaN: true }),
    annual: fc.double({ min: 0, max: 1e11, noNaN: true }),
    years: fc.double({ min: 0, max: 100, noNaN: true }),
    rate: fc.double({ min: 0, max: 100, noNaN: true }),
    timing: fc.constantFrom('start' as const, 'end' as const),
  })

  it('has years that end at its future value', () => {
    fc.assert(
      fc.property(plans, (any) => {
        const rows = investmentYears(any)
        expect(rows).toHaveLength(Math.ceil(any.years))
        const last = rows.at(-1)
        if (last) expect(last.value).toBe(investmentReturns(any)!.futureValue)
      }),
    )
  })
})

it('reads back the payments it writes, grouped in fields and plain in links', () => {
  const { flows } = investmentInputs
  const plain = '2021-01-01_100000_in*2026-01-01_210000.5_out'
  expect(flows.read('2021-01-01_1,00,000_in*2026-01-01_₹2,10,000.50_out')).toEqual({ ok: true, value: plain })
  expect(flows.show(plain)).toBe('2021-01-01_1,00,000_in*2026-01-01_2,10,000.5_out')
  expect(flows.read(flows.show(plain))).toEqual({ ok: true, value: plain })
})

it('the fields describe an investment, of which inflation and past payments are no part', () => {
  const invested = (fragment: string) => investmentFrom(readLink(investmentInputs, fragment))
  const investment = { initial: 50_000, annual: 12_000, years: 10, rate: 12, timing: 'start' }
  expect(invested('')).toEqual(investment)
  expect(invested('timing=end&inflation=x&cagrFrom=x&flows=x')).toEqual({ ...investment, timing: 'end' })
  for (const fragment of ['initial=x', 'annual=x', 'years=x', 'rate=101', 'timing=x'])
    expect(invested(fragment)).toBeNull()
})
