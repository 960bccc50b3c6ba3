import fc from 'fast-check'
import { type AgeGroup, incomeTaxLaw, type Regime, simplifiedTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { incomeTax, monthlyTakeHome } from '@/lib/tax/slab-tax'
import { totalSpecialIncome } from '@/lib/tax/special-tax'
import type { TaxCase } from '@/lib/tax/taxed-income'
import { eachSharedRow } from '@/tests/each-shared-row'
import { sharedVectors } from '@/tests/shared-vectors'

const lawOf = (year: string) => ruleOn(incomeTaxLaw, `${year.slice(0, 4)}-04-01`).value
const below60 = (income: number, regime: Regime = 'new', deductions = 0): TaxCase => ({
  salary: income,
  deductions,
  regime,
  age: 'below60',
})

it("takes the employer's pension contribution off what the standard deduction leaves, and no more", () => {
  const taxed = incomeTax(lawOf('2026-27'), { ...below60(1_00_000), employerPension: 90_000 })
  // 1,00,000 − 75,000 = 25,000 is left of the income.
  expect(taxed).toMatchObject({ standardDeduction: 75_000, employerPension: 25_000, totalIncome: 0 })
})

describe('the simplified rules', () => {
  it.each<[Regime, number, number, number, string]>([
    ['new', 10_00_000, 0, 54_600, '9,50,000: 15,000 + 30,000 + 50,000 × 15% = 52,500, and 4%'],
    ['old', 10_00_000, 1_50_000, 75_400, '8,00,000: 12,500 + 3,00,000 × 20% = 72,500, and 4%'],
    ['new', 7_50_000, 0, 0, '7,00,000 is the limit of the rebate'],
    [
      'new',
      7_50_001,
      0,
      26_000.104,
      'a rupee above it the whole tax of 25,000.10 is due: no marginal relief',
    ],
    ['old', 5_50_000, 0, 0, '5,00,000: tax 12,500, rebate 12,500'],
    ['old', 5_50_001, 0, 13_000.208, 'a rupee above it: 12,500.20 and 4%'],
  ])('%s regime, ₹%d less ₹%d: ₹%d, since %s', (regime, income, deductions, total) => {
    expect(incomeTax(simplifiedTaxLaw, below60(income, regime, deductions)).totalTax).toBeCloseTo(total, 6)
  })

  it('know no age', () => {
    const old = (age: AgeGroup) => incomeTax(simplifiedTaxLaw, { ...below60(9_00_000, 'old'), age }).totalTax
    expect(old('superSenior')).toBe(old('below60'))
  })

  interface Vector {
    input: { income: number; deductions: number; regime: Regime }
    expected: { tax: number; cess: number; totalTax: number; otherTotalTax: number }
  }
  eachSharedRow<Vector>('income-tax-calculator', ({ input, expected }) => {
    const here = incomeTax(simplifiedTaxLaw, below60(input.income, input.regime, input.deductions))
    const other = input.regime === 'new' ? 'old' : 'new'
    const there = incomeTax(simplifiedTaxLaw, below60(input.income, other, input.deductions))
    expect(here.tax).toBeCloseTo(expected.tax, 6)
    expect(here.cess).toBeCloseTo(expected.cess, 6)
    expect(here.totalTax).toBeCloseTo(expected.totalTax, 6)
    expect(there.totalTax).toBeCloseTo(expected.otherTotalTax, 6)
  })
})

describe('the law as enacted', () => {
  // The published rows are of total income; the standard deduction is added to make them a salary.
  it.each([
    ['2026-27', 16_00_000, 1_24_800, 'Upstox, 2 February 2026'],
    ['2026-27', 60_00_000, 15_78_720, 'the same: 12,35,520 + 34.32%'],
    ['2026-27', 1_50_00_000, 48_79_680, 'the same, surcharge 15%'],
    ['2026-27', 3_00_00_000, 1_11_54_000, 'the same, surcharge 25%'],
    ['2026-27', 6_00_00_000, 2_28_54_000, 'the same: 25% is the most'],
    ['2025-26', 12_10_000, 10_400, 'Bizconsulting: marginal relief leaves 10,000, and 4%'],
    ['2025-26', 12_00_000, 0, 'the limit of the rebate'],
    ['2025-26', 12_70_590, 73_410, 'relief has ended: 70,588.50 × 1.04 = 73,412.04'],
    ['2024-25', 9_25_000, 44_200, '20,000 + 2,25,000 × 10% = 42,500, and 4%'],
    ['2024-25', 7_00_000, 0, 'the limit of the rebate then'],
    ['2024-25', 7_15_000, 15_600, 'marginal relief leaves 15,000, and 4%'],
  ])('%s, new regime, total income ₹%d: ₹%d (%s)', (year, totalIncome, total) => {
    const result = incomeTax(lawOf(year), below60(totalIncome + 75_000))
    expect(result.totalIncome).toBe(totalIncome)
    expect(result.totalTax).toBe(total)
  })

  it('follows the published steps of relief above two crore (KDK, old regime)', () => {
    const result = incomeTax(lawOf('2024-25'), below60(2_02_61_550 + 50_000, 'old'))
    expect(result.slabTax).toBe(58_90_965)
    expect(result.surcharge + result.surchargeRelief).toBe(14_72_741.25)
    expect(result.tax + result.surcharge).toBe(69_45_925)
    expect(result.unrounded).toBe(72_23_762)
    expect(result.totalTax).toBe(72_23_760)
  })

  it.each<[AgeGroup, number, string]>([
    ['below60', 1_17_000, '12,500 + 1,00,000'],
    ['senior', 1_14_400, '10,000 + 1,00,000'],
    ['superSenior', 1_04_000, '1,00,000'],
  ] as const)('old regime 2026-27, total income ₹10,00,000, %s: ₹%d, that is %s and 4%%', (age, total) => {
    const taxCase = { ...below60(10_50_000, 'old'), age }
    expect(incomeTax(lawOf('2026-27'), taxCase).totalTax).toBe(total)
  })

  it.each([
    [50_00_000, 11_23_200, 'no surcharge yet: 10,80,000 and 4%'],
    [50_10_000, 11_33_600, '10,80,000 + 10,000 of income above, and 4%'],
  ])('surcharge begins softly: total income ₹%d costs ₹%d, %s', (totalIncome, total) => {
    expect(incomeTax(lawOf('2026-27'), below60(totalIncome + 75_000)).totalTax).toBe(total)
  })

  it.each([
    [12_75_004.99, 12_00_000, 'paise are ignored, 4 goes down'],
    [12_75_005, 12_00_010, '5 goes up'],
  ])('rounds an income of ₹%d to a total of ₹%d: %s', (income, totalIncome) => {
    expect(incomeTax(lawOf('2025-26'), below60(income)).totalIncome).toBe(totalIncome)
  })

  interface Row {
    year: string
    regime: Regime
    age: 'below60' | 'senior60to79' | 'superSenior80plus'
    grossSalary: number
    chapterVIA: number
    totalIncome: number
    slabTax: number
    rebate: number
    surchargeRatePct: number
    surchargeNet: number
    surchargeMarginalRelief: number
    taxAfterSurcharge: number
    cess: number
    totalTax: number
  }
  const ages = { below60: 'below60', senior60to79: 'senior', superSenior80plus: 'superSenior' } as const
  const shared = sharedVectors('income-tax-by-law') as { rows: Row[] } | null
  if (shared) {
    it('agrees with 918 shared rows, to the rupee in the total and to the paisa on the way', () => {
      expect(shared.rows).toHaveLength(918)
      for (const row of shared.rows) {
        const result = incomeTax(lawOf(row.year), {
          salary: row.grossSalary,
          deductions: row.chapterVIA,
          regime: row.regime,
          age: ages[row.age],
        })
        const parts = (part: typeof result) => [
          part.totalIncome,
          part.surchargePercent,
          part.totalTax,
          ...[
            part.slabTax,
            part.rebate,
            part.surcharge,
            part.surchargeRelief,
            part.tax + part.surcharge,
            part.cess,
          ].map((rupees) => Number(rupees.toFixed(2))),
        ]
        expect({ row, parts: parts(result) }).toEqual({
          row,
          parts: [
            row.totalIncome,
            row.surchargeRatePct,
            row.totalTax,
            ...[
              row.slabTax,
              row.rebate,
              row.surchargeNet,
              row.surchargeMarginalRelief,
              row.taxAfterSurcharge,
              row.cess,
            ].map((rupees) => Number(rupees.toFixed(2))),
          ],
        })
      }
    })
  } else {
    it.skip('agrees with the shared rows: ../shared/vectors/income-tax-by-law.json is not there', () => {
      expect(shared).not.toBeNull()
    })
  }
})

it.each([
  [-1, 0],
  [NaN, 0],
  [Infinity, 0],
  [10_00_000, -1],
  [10_00_000, Infinity],
])('an income of %d less %d is no case for the law', (income, deductions) => {
  expect(() => incomeTax(simplifiedTaxLaw, below60(income, 'old', deductions))).toThrow(RangeError)
})

it('leaves what is left of the year to twelve months', () => {
  expect(monthlyTakeHome(12_00_000, 60_000)).toBe(95_000)
})

describe('any case that the fields take', () => {
  const laws = [simplifiedTaxLaw, ...incomeTaxLaw.values.map(({ value }) => value)]
  const cases = fc.record({
    law: fc.constantFrom(...laws),
    taxCase: fc.record({
      salary: fc.oneof(
        fc.double({ min: 0, max: 1e11, noNaN: true }),
        fc.integer({ min: 0, max: 60_00_000 }),
        fc.integer({ min: 0, max: 6_00_00_000 }),
      ),
      deductions: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e11, noNaN: true })),
      regime: fc.constantFrom<Regime>('new', 'old'),
      age: fc.constantFrom<AgeGroup>('below60', 'senior', 'superSenior'),
    }),
  })

  it('has a finite, not negative answer below its income, whose parts add up', () => {
    fc.assert(
      fc.property(cases, ({ law, taxCase }) => {
        const result = incomeTax(law, taxCase)
        const { slabs, special, specialShares, ...amounts } = result
        expect([specialShares, totalSpecialIncome(special)]).toEqual([[], 0])
        for (const amount of Object.values(amounts)) expect(amount >= 0 && amount < 1e12).toBe(true)
        expect(slabs.reduce((sum, { income }) => sum + income, 0)).toBeCloseTo(result.totalIncome, 3)
        expect(slabs.reduce((sum, { tax }) => sum + tax, 0)).toBeCloseTo(result.slabTax, 3)
        expect(result.slabTax - result.rebate).toBeCloseTo(result.tax, 3)
        expect(result.tax + result.surcharge + result.cess).toBeCloseTo(result.unrounded, 3)
        expect(Math.abs(result.totalTax - result.unrounded)).toBeLessThan(6)
        expect(result.totalTax).toBeLessThanOrEqual(taxCase.salary * 0.43 + 6)
      }),
    )
  })
})
