import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { incomeTax } from '@/lib/tax/slab-tax'
import { NO_SPECIAL_INCOME, type SpecialIncome } from '@/lib/tax/special-tax'
import type { TaxCase } from '@/lib/tax/taxed-income'
import { sharedVectors } from '@/tests/shared-vectors'

const law = ruleOn(incomeTaxLaw, '2026-04-01').value
const special = (given: Partial<SpecialIncome>): SpecialIncome => ({ ...NO_SPECIAL_INCOME, ...given })
const caseOf = (given: Partial<TaxCase>): TaxCase => ({
  salary: 0,
  deductions: 0,
  regime: 'new',
  age: 'below60',
  ...given,
})
const taxOf = (given: Partial<TaxCase>) => incomeTax(law, caseOf(given))

describe('kinds of income at slab rates', () => {
  it.each<[string, Partial<TaxCase>, number, number]>([
    [
      'interest has no standard deduction: 60,000 + 75,000 × 15% = 71,250, and 4%',
      { otherIncome: 12_75_000 },
      12_75_000,
      74_100,
    ],
    [
      'a third of a family pension of 60,000 is 20,000',
      { familyPension: 60_000, otherIncome: 12_75_000 },
      13_15_000,
      80_340,
    ],
    ['above 75,000 of family pension 25,000 is the most', { familyPension: 13_00_000 }, 12_75_000, 74_100],
    ['old regime: at most 15,000 of it', { familyPension: 10_15_000, regime: 'old' }, 10_00_000, 1_17_000],
    [
      'old regime: standard deduction 50,000 and professional tax 2,500',
      { salary: 10_52_500, professionalTax: 2_500, regime: 'old' },
      10_00_000,
      1_17_000,
    ],
    [
      'the new regime does not look at professional tax',
      { salary: 13_50_000, professionalTax: 2_500 },
      12_75_000,
      74_100,
    ],
    ['a house adds what it brings', { otherIncome: 10_00_000, houseIncome: 2_75_000 }, 12_75_000, 74_100],
    [
      'a loss of a house is set off as far as it is given',
      { otherIncome: 12_00_000, houseIncome: -2_00_000, regime: 'old' },
      10_00_000,
      1_17_000,
    ],
  ])('%s', (_, given, totalIncome, totalTax) => {
    expect(taxOf(given)).toMatchObject({ totalIncome, totalTax })
  })
})

describe('special rates', () => {
  it.each<[string, Partial<TaxCase>, { specialTax: number; rebate: number; totalTax: number }]>([
    [
      'lottery: 30% of all of it, no nil slab',
      { special: special({ lottery: 1_00_000 }) },
      { specialTax: 30_000, rebate: 0, totalTax: 31_200 },
    ],
    [
      'crypto: the same',
      { special: special({ crypto: 1_00_000 }) },
      { specialTax: 30_000, rebate: 0, totalTax: 31_200 },
    ],
    [
      'short-term equity fills the nil slab of 4,00,000 first',
      { special: special({ short20: 5_00_000 }) },
      { specialTax: 20_000, rebate: 0, totalTax: 20_800 },
    ],
    [
      'the nil slab before the 1,25,000: 4,00,000 − 1,50,000 − 1,25,000 at 12.5%',
      { otherIncome: 2_50_000, special: special({ equityLong: 4_00_000 }) },
      { specialTax: 15_625, rebate: 0, totalTax: 16_250 },
    ],
    [
      'the rebate covers the tax by slabs alone',
      { otherIncome: 9_00_000, special: special({ short20: 2_00_000, equityLong: 1_00_000 }) },
      { specialTax: 40_000, rebate: 30_000, totalTax: 41_600 },
    ],
    [
      'special income counts towards 12,00,000: relief leaves the 10,000 above it, and the tax is 60,000 + 2,000',
      { otherIncome: 12_00_000, special: special({ short20: 10_000 }) },
      { specialTax: 2_000, rebate: 52_000, totalTax: 10_400 },
    ],
    [
      'old regime, senior: nil slab of 3,00,000, and the rebate covers 111A',
      { regime: 'old', age: 'senior', special: special({ short20: 3_50_000 }) },
      { specialTax: 10_000, rebate: 10_000, totalTax: 0 },
    ],
    [
      'old regime: not 112A',
      { regime: 'old', special: special({ equityLong: 4_75_000 }) },
      { specialTax: 12_500, rebate: 0, totalTax: 13_000 },
    ],
    [
      'a loss of a house is set off against gains when nothing else is left',
      { regime: 'old', houseIncome: -2_00_000, special: special({ short20: 5_50_000 }) },
      { specialTax: 20_000, rebate: 12_500, totalTax: 7_800 },
    ],
    [
      'but not against a lottery',
      { regime: 'old', houseIncome: -2_00_000, special: special({ lottery: 1_00_000 }) },
      { specialTax: 30_000, rebate: 12_500, totalTax: 18_200 },
    ],
  ])('%s', (_, given, expected) => {
    expect(taxOf(given)).toMatchObject(expected)
  })

  it.each<[string, Partial<TaxCase>, number, number]>([
    [
      'above two crore with gains alone, 15%: 12.5% of 3,00,00,000 less the nil slab of 4,00,000',
      { special: special({ long125: 3_00_00_000 }) },
      15,
      // 2,96,00,000 × 12.5% = 37,00,000; 15% of it.
      5_55_000,
    ],
    [
      'above two crore without the gains, 25% on slabs and 15% on gains',
      { otherIncome: 2_24_00_000, special: special({ long125: 1_00_00_000 }) },
      25,
      // Slabs: 3,00,000 + 2,00,00,000 × 30% = 63,00,000, of it 25%; gains 12,50,000, of it 15%.
      15_75_000 + 1_87_500,
    ],
    ['winnings take the full surcharge', { special: special({ lottery: 3_00_00_000 }) }, 25, 22_50_000],
  ])('surcharge %s', (_, given, surchargePercent, surcharge) => {
    expect(taxOf(given)).toMatchObject({ surchargePercent, surcharge, surchargeRelief: 0 })
  })

  it('relief just above fifty lakh takes the excess off slab-rate income first', () => {
    // 40,10,000 by slabs and 10,00,000 at 12.5%: at 50,00,000 the tax is 3,00,000 + 16,00,000 × 30% +
    // 1,25,000 = 9,05,000.
    const result = taxOf({ otherIncome: 40_10_000, special: special({ long125: 10_00_000 }) })
    expect(result.tax + result.surcharge).toBe(9_05_000 + 10_000)
  })
})

interface Vector {
  id: string
  tool: string
  input: { otherIncome: number } & Partial<SpecialIncome>
  expected: Record<'totalIncome' | 'slabTax' | 'rebate' | 'specialTax' | 'tax' | 'totalTax', number>
}
const shared = sharedVectors('capital-gains') as unknown as { cases: Vector[] } | null
const cases = shared?.cases.filter(({ tool }) => tool === 'cg-with-income')

if (cases) {
  it.each(cases)('agrees with the shared case $id', ({ input: { otherIncome, ...gains }, expected }) => {
    expect(taxOf({ otherIncome, special: special(gains) })).toMatchObject(expected)
  })
} else {
  it.skip('agrees with the shared cases: ../shared/vectors/capital-gains.json is not there', () => {})
}

it.each([{ familyPension: -1 }, { special: special({ short20: -1 }) }, { houseIncome: NaN }])(
  '%j is no case for the law',
  (given) => {
    expect(() => taxOf(given)).toThrow(RangeError)
  },
)
