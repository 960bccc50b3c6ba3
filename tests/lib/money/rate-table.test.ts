import { rateBetween, ratesIn } from '@/lib/money/rate-table'

/** The copy of 29 September 2026: what a dollar buys. */
const table = {
  base: 'USD',
  on: '2026-09-29',
  rates: { USD: 1, INR: 96.08534228, EUR: 0.88022588, IRR: 1374999.64464856 },
}

describe('the rate between two currencies', () => {
  it.each([
    ['USD', 'INR', 96.08534228, 'as the table has it'],
    ['INR', 'USD', 0.010407415, 'the package’s own figure for a rupee'],
    ['EUR', 'INR', 109.15986, '96.08534228 ÷ 0.88022588'],
    ['XYZ', 'XYZ', 1, 'itself, even when unknown'],
  ])('%s to %s is %d: %s', (from, to, rate) => {
    expect(Math.abs(rateBetween(table, from, to)! / rate - 1)).toBeLessThan(1e-7)
  })

  it.each([
    ['USD', 'XYZ'],
    ['XYZ', 'USD'],
  ])('%s to %s is not known', (from, to) => expect(rateBetween(table, from, to)).toBeNull())
})

it('only what can be a rate is taken', () => {
  const answer = {
    USD: 1,
    INR: '96',
    EUR: 0,
    GBP: -1,
    JPY: null,
    AED: Infinity,
    CHF: NaN,
    usd: 1,
    TOKEN: 2,
    XAU: 1e300,
  }
  expect(ratesIn(answer)).toEqual({ USD: 1 })
})
