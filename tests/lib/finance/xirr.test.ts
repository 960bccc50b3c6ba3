import fc from 'fast-check'
import type { CashFlow } from '@/lib/finance/cash-flows'
import { xirr } from '@/lib/finance/xirr'

const paid = (date: string, amount: number): CashFlow => ({ date, amount, way: 'in' })
const taken = (date: string, amount: number): CashFlow => ({ date, amount, way: 'out' })

/** The rate of payments that have one. */
function rateOf(flows: readonly CashFlow[]): number {
  const result = xirr(flows)
  if (!result.found) throw new Error(result.why)
  return result.ratePercent
}

describe('the rate of dated payments', () => {
  it('is that of the example in Microsoft’s page on XIRR: 37.3362535%', () => {
    const flows = [
      paid('2008-01-01', 10_000),
      taken('2008-03-01', 2_750),
      taken('2008-10-30', 4_250),
      taken('2009-02-15', 3_250),
      taken('2009-04-01', 2_750),
    ]
    expect(rateOf(flows)).toBeCloseTo(37.3362535, 5)
    expect(rateOf([...flows].reverse())).toBeCloseTo(37.3362535, 5)
    expect(xirr(flows)).toMatchObject({ several: false })
  })

  it.each([
    [[paid('2021-01-01', 1_00_000), taken('2022-01-01', 1_10_000)], 10, '365 days: 10 in 100'],
    [[paid('2021-01-01', 1_00_000), taken('2022-01-01', 50_000)], -50, 'half is lost'],
    [
      [paid('2022-01-01', 1_10_000), taken('2021-01-01', 1_00_000)],
      10,
      'a loan: taken first, paid back later',
    ],
  ])('%j is %d%%: %s', (flows, expected) => {
    expect(rateOf(flows)).toBeCloseTo(expected, 8)
  })

  it('adds the payments of one day', () => {
    const flows = [paid('2021-01-01', 40_000), paid('2021-01-01', 60_000), taken('2022-01-01', 1_10_000)]
    expect(rateOf(flows)).toBeCloseTo(10, 8)
  })
})

it('is exactly nothing where nothing was gained', () => {
  expect(rateOf([paid('2021-01-01', 1_00_000), taken('2022-01-01', 1_00_000)])).toBe(0)
})

it.each<[CashFlow[], string]>([
  [[paid('2021-01-01', 100), taken('2026-01-01', 400), paid('2023-01-01', 100)], 'in any order'],
  [
    [...[paid('2021-01-01', 100), paid('2022-01-01', 50), taken('2022-01-01', 50)], taken('2023-01-01', 121)],
    'though a day between comes to nothing',
  ],
])('of %j one rate alone can fit: %s', (flows) => {
  expect(xirr(flows)).toMatchObject({ found: true, several: false })
})

// Far from nothing over a century: the powers of either rate are past what a double holds.
it.each([
  [
    [
      ...[taken('1950-01-01', 0.01), taken('1950-01-02', 0.01)],
      ...[taken('2049-01-01', 50_000), paid('2049-07-02', 1_000)],
    ],
    -99.96085061074388,
    '50^(−365 ÷ 182) − 1, the two small ones of a century before weigh nothing',
  ],
  [
    [paid('1950-01-01', 1_000), taken('1950-07-02', 50_000), taken('2049-01-01', 0.01)],
    255331.8263965573,
    '50^(365 ÷ 182) − 1, and so does the one of a century after',
  ],
])('of %j is %d%%: %s', (flows, expected) => {
  expect(rateOf(flows) / expected).toBeCloseTo(1, 10)
})

describe('no rate is returned', () => {
  it.each<[CashFlow[], string, string]>([
    [[paid('2021-01-01', 100), paid('2022-01-01', 100)], 'oneWay', 'all paid in'],
    [[paid('2021-01-01', 100), taken('2021-01-01', 110)], 'oneDay', 'all on one day'],
    [[paid('2021-01-01', 1), taken('2021-01-02', 1e9)], 'noRate', 'past all bounds'],
  ])('of %j: %s, %s', (flows, why) => {
    expect(xirr(flows)).toEqual({ found: false, why })
  })
})

it('of several that fit, gives the one nearest to zero and reports it', () => {
  // −100, +230, −132 a year apart are worth nothing at 10% and at 20%.
  const flows = [paid('2021-01-01', 100), taken('2022-01-01', 230), paid('2023-01-01', 132)]
  const result = xirr(flows)
  expect(result).toMatchObject({ found: true, several: true })
  expect(rateOf(flows)).toBeCloseTo(10, 7)
})

describe('any payments', () => {
  it('of one sum and its growth give back the rate of the growth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.double({ min: -90, max: 1_000, noNaN: true }),
        (daysApart, rate) => {
          const end = new Date(daysApart * 86_400_000).toISOString().slice(0, 10)
          const grown = 1e5 * (1 + rate / 100) ** (daysApart / 365)
          fc.pre(Math.abs(grown - 1e5) > 1e-3 && grown > 1e-6)
          expect(rateOf([paid('1970-01-01', 1e5), taken(end, grown)])).toBeCloseTo(rate, 5)
        },
      ),
    )
  })
})
