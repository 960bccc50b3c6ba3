import fc from 'fast-check'
import { monthsItLasts, withdrawalFor, withdrawalYears } from '@/lib/finance/withdrawals'

describe('how long the money lasts', () => {
  it.each([
    [1_20_000, 0, 10_000, 12, 'no growth: 1,20,000 ÷ 10,000'],
    [10_000, 0.01, 10_100, 1, 'one month: 10,000 and one per cent'],
    [19_704.02, 0.01, 10_000, 2, '10,000 ÷ 1.01 + 10,000 ÷ 1.0201'],
    [10_00_000, 0.01, 20_000, 69.66, 'ln 2 ÷ ln 1.01'],
  ])('₹%d at %d a month, ₹%d taken: %d months, %s', (corpus, r, withdrawal, expected) => {
    expect(monthsItLasts({ corpus, r, withdrawal })).toBeCloseTo(expected, 2)
  })

  it('is for ever where growth pays for every withdrawal', () => {
    expect(monthsItLasts({ corpus: 10_00_000, r: 0.01, withdrawal: 10_000 })).toBe(Infinity)
    expect(monthsItLasts({ corpus: 10_00_000, r: 0.01, withdrawal: 5_000 })).toBe(Infinity)
  })
})

const plans = fc.record({
  corpus: fc.double({ min: 1, max: 1e12, noNaN: true }),
  r: fc.double({ min: 1e-9, max: 100 / 1200, noNaN: true }),
})

test('a withdrawal that is to last so many months lasts as many', () => {
  fc.assert(
    fc.property(plans, fc.double({ min: 1, max: 240, noNaN: true }), ({ corpus, r }, months) => {
      const withdrawal = withdrawalFor(corpus, r, months)
      expect(monthsItLasts({ corpus, r, withdrawal }) / months).toBeCloseTo(1, 5)
    }),
  )
  expect(withdrawalFor(1_20_000, 0, 12)).toBe(10_000)
})

test('the years of a plan, by hand: 24,000 without growth, 1,000 a month', () => {
  expect(withdrawalYears({ corpus: 24_000, r: 0, withdrawal: 1_000 }, 5)).toEqual([
    { after: 1, withdrawn: 12_000, growth: 0, left: 12_000 },
    { after: 2, withdrawn: 12_000, growth: 0, left: 0 },
  ])
  expect(withdrawalYears({ corpus: 24_000, r: 0, withdrawal: 1_000 }, 0.5)).toEqual([
    { after: 0.5, withdrawn: 6_000, growth: 0, left: 18_000 },
  ])
})

test('growth that pays for every withdrawal leaves the corpus: 1% of 1,00,000 is 1,000 a month', () => {
  const [year] = withdrawalYears({ corpus: 1_00_000, r: 0.01, withdrawal: 1_000 }, 1)
  expect(year!.withdrawn).toBeCloseTo(12_000, 6)
  expect(year!.growth).toBeCloseTo(12_000, 6)
  expect(year!.left).toBeCloseTo(1_00_000, 6)
})

test('the years end with those asked for, though money is left', () => {
  const rows = withdrawalYears({ corpus: 24_000, r: 0, withdrawal: 100 }, 2)
  expect(rows.map(({ after, left }) => [after, left])).toEqual([
    [1, 22_800],
    [2, 21_600],
  ])
})
