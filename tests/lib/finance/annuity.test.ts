import { annuityDue, annuityOrdinary, growthFactor } from '@/lib/finance/annuity'
import { growthYears } from '@/lib/finance/growth-years'
import { inTodaysRupees, realRatePercent } from '@/lib/finance/inflation'
import { effectiveMonthlyRate, monthlyRate } from '@/lib/finance/monthly-rate'

describe('payments that grow', () => {
  it.each([
    [0.01, 1, 1.01, 'one payment for one period'],
    [0.01, 2, 2.0301, '1.01 + 1.01²'],
    [0, 7, 7, 'no interest: the payments themselves'],
  ])('at the start of each period, %d for %d: %d, %s', (r, n, expected) => {
    expect(annuityDue(r, n)).toBeCloseTo(expected, 12)
  })

  it.each([
    [0.01, 1, 1, 'one payment, no time to grow'],
    [0, 7, 7, 'no interest'],
  ])('at the end of each period, %d for %d: %d, %s', (r, n, expected) => {
    expect(annuityOrdinary(r, n)).toBeCloseTo(expected, 12)
  })

  it('keeps its digits at the smallest rates', () => {
    expect(annuityDue(1e-18, 120)).toBeCloseTo(120, 12)
    expect(annuityDue(5e-324, 120)).toBe(120)
    expect(annuityDue(1e-310, 1e-9)).toBe(1e-9)
    expect(annuityOrdinary(1e-310, 1e-9)).toBe(1e-9)
    expect(growthFactor(0, 12)).toBe(1)
  })
})

it.each([
  [12, 0.01, 0.009488792934583046],
  [0, 0, 0],
  [100, 0.08333333333333333, 0.05946309435929526],
])('%d%% a year is %d a month by twelfths and %d by the twelfth root', (rate, twelfth, root) => {
  expect(monthlyRate(rate)).toBeCloseTo(twelfth, 15)
  expect(effectiveMonthlyRate(rate)).toBeCloseTo(root, 15)
})

it('prices that double in a year halve what money buys', () => {
  expect(inTodaysRupees(1_00_000, 100, 1)).toBeCloseTo(50_000, 8)
  expect(inTodaysRupees(1_00_000, 0, 30)).toBe(1_00_000)
})

it.each([
  [12, 6, 5.660377358490566, '1.12 ÷ 1.06 − 1'],
  [6, 6, 0, 'prices rise as fast as the money'],
  [0, 25, -20, '1 ÷ 1.25 − 1'],
])('%d%% with %d%% inflation is really %d%%: %s', (rate, inflation, expected) => {
  expect(realRatePercent(rate, inflation)).toBeCloseTo(expected, 12)
})

describe('a table of years', () => {
  const deposit = (years: number) => ({ invested: 1_000, value: 1_000 * 1.1 ** years })

  it('has a row a year, each beginning where the one before ended', () => {
    const rows = growthYears(2, deposit)
    expect(rows.map(({ after, paidIn, invested }) => [after, paidIn, invested])).toEqual([
      [1, 1_000, 1_000],
      [2, 0, 1_000],
    ])
    expect(rows[0]!.growth).toBeCloseTo(100, 9)
    expect(rows[1]!.growth).toBeCloseTo(110, 9)
    expect(rows[1]!.value).toBeCloseTo(1_210, 9)
  })

  it('ends with the part of a year that is left', () => {
    expect(growthYears(1.5, deposit).map(({ after }) => after)).toEqual([1, 1.5])
    expect(growthYears(0.25, deposit).map(({ after }) => after)).toEqual([0.25])
    expect(growthYears(0, deposit)).toEqual([])
  })
})
