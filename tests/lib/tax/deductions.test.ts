import fc from 'fast-check'
import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { rentCities, type RentCity } from '@/lib/rules/income-tax/rent-cities'
import { RuleNotKnown, ruleOn } from '@/lib/rules/rule'
import { allowedDeductions, type DeductionAmounts, totalAllowed } from '@/lib/tax/deductions'
import { employerPensionAllowed } from '@/lib/tax/employer-pension'
import { exemptRentAllowance } from '@/lib/tax/rent-allowance'

const rule2A = ruleOn(rentAllowance, '2026-03-31').value
const rule279 = ruleOn(rentAllowance, '2026-04-01').value
const nothing: DeductionAmounts = {
  savings: 0,
  pension: 0,
  health: 0,
  healthParents: 0,
  parentsFrom60: false,
  homeLoanInterest: 0,
  depositInterest: 0,
  otherDeductions: 0,
  basic: 0,
  allowance: 0,
  rent: 0,
  city: 'other',
  inMetro: false,
}
const everything: DeductionAmounts = {
  ...nothing,
  savings: 2_00_000,
  pension: 80_000,
  health: 60_000,
  healthParents: 60_000,
  homeLoanInterest: 3_00_000,
  depositInterest: 70_000,
}

describe('rent allowance that is free', () => {
  it.each([
    [
      50_000,
      20_000,
      25_000,
      true,
      20_000,
      'published for Mumbai: all of it; rent beyond a tenth is 20,000 too',
    ],
    [50_000, 30_000, 25_000, true, 20_000, 'rent 25,000 less 5,000'],
    [50_000, 30_000, 40_000, true, 25_000, 'half of basic salary'],
    [50_000, 30_000, 40_000, false, 20_000, 'two fifths of it'],
  ])('basic %d, allowance %d, rent %d, metro %s: %d, %s', (basic, allowance, rent, inMetro, free) => {
    expect(exemptRentAllowance(rule2A, { basic, allowance, rent, city: 'other', inMetro })).toBe(free)
  })
})

describe('rent allowance by city', () => {
  // Half of ₹50,000 or two fifths of it; allowance and rent are higher.
  const rented = { basic: 50_000, allowance: 30_000, rent: 40_000, inMetro: false }
  it.each<[RentCity, number, number]>([
    ['delhi', 25_000, 25_000],
    ['bengaluru', 20_000, 25_000],
    ['other', 20_000, 20_000],
  ])('%s: ₹%d a month until March 2026, ₹%d since', (city, before, since) => {
    expect(exemptRentAllowance(rule2A, { ...rented, city })).toBe(before)
    expect(exemptRentAllowance(rule279, { ...rented, city })).toBe(since)
  })

  it('a city that is chosen goes before a former link’s “metro”', () => {
    expect(exemptRentAllowance(rule2A, { ...rented, city: 'pune', inMetro: true })).toBe(20_000)
    expect(exemptRentAllowance(rule2A, { ...rented, city: 'other', inMetro: true })).toBe(25_000)
  })
})

describe('what the old regime allows', () => {
  const amounts = (items: DeductionAmounts, age: 'below60' | 'senior' = 'below60') =>
    allowedDeductions(items, age, '2025-04-01').map(({ allowed }) => allowed)

  it('stops at each limit below 60', () => {
    expect(amounts(everything)).toEqual([1_50_000, 50_000, 25_000, 25_000, 2_00_000, 10_000, 0, 0])
  })

  it('is listed item by item, in the order of the form', () => {
    const items = allowedDeductions(everything, 'below60', '2025-04-01').map(({ item }) => item)
    expect(items).toEqual([
      ...[
        'savings',
        'pension',
        'health',
        'healthParents',
        'homeLoanInterest',
        'depositInterest',
        'rent',
        'otherDeductions',
      ],
    ])
  })

  it('is higher from 60, for the parents by their own age', () => {
    expect(amounts(everything, 'senior')).toEqual([1_50_000, 50_000, 50_000, 25_000, 2_00_000, 50_000, 0, 0])
    expect(amounts({ ...everything, parentsFrom60: true })).toEqual([
      1_50_000, 50_000, 25_000, 50_000, 2_00_000, 10_000, 0, 0,
    ])
  })

  it.each<[string, Partial<DeductionAmounts>, number]>([
    ['without a basic salary only the 50,000 of 80CCD(1B)', { pension: 1_50_000 }, 50_000],
    ['a tenth of a salary of 6,00,000 more', { pension: 1_50_000, basic: 50_000 }, 1_10_000],
    ['no more than was paid', { pension: 90_000, basic: 1_00_000 }, 90_000],
    ['no more than 80C leaves: 20,000', { pension: 1_50_000, basic: 1_00_000, savings: 1_30_000 }, 70_000],
  ])('own NPS above its limit counts with 80C: %s', (_case, items, allowed) => {
    expect(
      allowedDeductions({ ...nothing, ...items }, 'below60', '2026-04-01').find(
        ({ item }) => item === 'pension',
      ),
    ).toMatchObject({ allowed })
  })

  it('takes the rent allowance for twelve months', () => {
    const rented = { ...nothing, basic: 50_000, allowance: 20_000, rent: 25_000, inMetro: true }
    expect(totalAllowed(rented, 'below60', '2025-04-01')).toBe(2_40_000)
  })

  it('names the section of the act of its day', () => {
    const sections = (date: string) =>
      allowedDeductions(nothing, 'below60', date).map(({ section }) => section)
    expect(sections('2026-03-31').slice(0, 3)).toEqual(['80C', '80CCD(1B)', '80D'])
    expect(sections('2026-04-01').slice(0, 3)).toEqual(['123', '124(3)', '126'])
  })

  it('is not known before April 2024', () => {
    expect(() => allowedDeductions(nothing, 'below60', '2024-03-31')).toThrow(RuleNotKnown)
  })

  it('is never more than was put in, nor less than nothing', () => {
    const rupees = fc.double({ min: 0, max: 1e11, noNaN: true })
    const items = fc.record({
      savings: rupees,
      pension: rupees,
      health: rupees,
      healthParents: rupees,
      parentsFrom60: fc.boolean(),
      homeLoanInterest: rupees,
      depositInterest: rupees,
      otherDeductions: rupees,
      basic: rupees,
      allowance: rupees,
      rent: rupees,
      city: fc.constantFrom(...rentCities, 'other' as const),
      inMetro: fc.boolean(),
    })
    fc.assert(
      fc.property(items, fc.constantFrom('below60', 'senior', 'superSenior'), (some, age) => {
        for (const { claimed, allowed } of allowedDeductions(some, age, '2026-04-01')) {
          expect(allowed >= 0 && allowed <= claimed).toBe(true)
        }
      }),
    )
  })
})

it.each<[number, number, boolean, Regime, number, string]>([
  [84_000, 50_000, false, 'new', 84_000, '14% of 6,00,000'],
  [84_001, 50_000, false, 'new', 84_000, 'no more than 14%'],
  [84_000, 50_000, false, 'old', 60_000, '10% of 6,00,000'],
  [84_000, 50_000, true, 'old', 84_000, '14% where a government pays'],
  [30_000, 50_000, true, 'new', 30_000, 'what was paid in, where that is less'],
  [30_000, 0, true, 'new', 0, 'nothing without a salary'],
])(
  'an employer who pays %d on a basic salary of %d a month (government: %s) is counted in the %s regime with %d: %s',
  (employerPension, basic, governmentEmployer, regime, allowed) => {
    const pension = { employerPension, basic, governmentEmployer }
    expect(employerPensionAllowed(pension, regime, '2026-03-31')).toBe(allowed)
    expect(employerPensionAllowed(pension, regime, '2026-04-01')).toBe(allowed)
  },
)
