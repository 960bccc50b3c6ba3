import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AgeGroup,
  incomeTaxLaw,
  type Regime,
  type RegimeLaw,
  simplifiedTaxLaw,
  type TaxSlab,
} from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { describeWhenPresent } from '@/tests/when-present'

const OLD = 'Finance Act, First Schedule'

it.each([
  ['2024-04-01', 'Income-tax Act, 1961', '16(ia)', '115BAC(1A)', '87A', '87A', 'FY 2024-25 (AY 2025-26)'],
  ['2025-04-01', 'Income-tax Act, 1961', '16(ia)', '115BAC(1A)', '87A', '87A', 'FY 2025-26 (AY 2026-27)'],
  ['2026-04-01', 'Income-tax Act, 2025', '19', '202', '156(2)', '156(1)', 'FY 2026-27'],
])(
  'since %s the %s holds: standard deduction in %s, new rates in %s, rebates in %s and %s; %s',
  (day, act, standardDeductionSection, newSection, newRebate, oldRebate, name) => {
    const { value: law } = ruleOn(incomeTaxLaw, day)
    expect(law).toMatchObject({ name, act, standardDeductionSection, cessPercent: 4, roundedToTen: true })
    expect([law.new.section, law.old.section]).toEqual([newSection, OLD])
    expect(law.new.rebate).toMatchObject({ section: newRebate, marginalRelief: true })
    expect(law.old.rebate).toMatchObject({ section: oldRebate, marginalRelief: false })
  },
)

it('the simplified set is of the 1961 Act, without surcharge, marginal relief and rounding', () => {
  expect(simplifiedTaxLaw).toMatchObject({
    name: 'AY 2025-26, simplified',
    act: 'Income-tax Act, 1961',
    cessPercent: 4,
    roundedToTen: false,
    new: { section: '115BAC', surcharge: [], rebate: { section: '87A', marginalRelief: false } },
    old: { section: OLD, surcharge: [], rebate: { section: '87A', marginalRelief: false } },
  })
})

/** '5% above 3, 10% above 7': per cent above so many lakhs. */
const inWords = (slabs: readonly TaxSlab[]) =>
  slabs.map(({ above, ratePercent }) => `${ratePercent}% above ${above / 1_00_000}`).join(', ')

const SINCE_2025 =
  '0% above 0, 5% above 4, 10% above 8, 15% above 12, 20% above 16, 25% above 20, 30% above 24'

it.each<[string, Regime, AgeGroup, string]>([
  [
    '2024-04-01',
    'new',
    'below60',
    '0% above 0, 5% above 3, 10% above 7, 15% above 10, 20% above 12, 30% above 15',
  ],
  ['2025-04-01', 'new', 'senior', SINCE_2025],
  ['2026-04-01', 'new', 'superSenior', SINCE_2025],
  ['2024-04-01', 'old', 'below60', '0% above 0, 5% above 2.5, 20% above 5, 30% above 10'],
  ['2025-04-01', 'old', 'senior', '0% above 0, 5% above 3, 20% above 5, 30% above 10'],
  ['2026-04-01', 'old', 'superSenior', '0% above 0, 20% above 5, 30% above 10'],
])('on %s the %s regime, %s: %s lakh', (day, regime, age, slabs) => {
  expect(inWords(ruleOn(incomeTaxLaw, day).value[regime].slabs[age])).toBe(slabs)
})

it.each<[Regime, string]>([
  ['new', '10% above 50, 15% above 100, 25% above 200'],
  ['old', '10% above 50, 15% above 100, 25% above 200, 37% above 500'],
])('the surcharge of the %s regime is %s lakh in every year', (regime, steps) => {
  for (const { value } of incomeTaxLaw.values) expect(inWords(value[regime].surcharge)).toBe(steps)
})

const facts = join('..', 'shared', 'facts', 'income-tax.json')

describeWhenPresent(facts, 'rates of income tax compared with the researched ones')(
  'the researched rates',
  () => {
    type Rows = [from: number, to: number | null, ratePercent: number][]
    interface Researched {
      slabs_from_to_ratePct: Rows | Record<string, Rows>
      standardDeductionSalary: number
      rebate: { section: string; totalIncomeLimit: number; max: number; marginalRelief: boolean }
      surcharge_above_ratePct: [number, number][]
    }
    const years = existsSync(facts)
      ? (
          JSON.parse(readFileSync(facts, 'utf8')) as {
            years: Record<string, { new: Researched; old: Researched }>
          }
        ).years
      : {}
    const slabsOf = (regime: Researched, name: string) => {
      const rows = regime.slabs_from_to_ratePct
      return (Array.isArray(rows) ? rows : rows[name]!).map(([above, , ratePercent]) => ({
        above,
        ratePercent,
      }))
    }
    const ages: Record<AgeGroup, string> = {
      below60: 'below60',
      senior: 'senior60to79',
      superSenior: 'superSenior80plus',
    }
    const agree = (ours: RegimeLaw, theirs: Researched) => {
      for (const [age, name] of Object.entries(ages)) {
        expect(ours.slabs[age as AgeGroup]).toEqual(slabsOf(theirs, name))
      }
      expect(ours.standardDeduction).toBe(theirs.standardDeductionSalary)
      expect(ours.rebate).toMatchObject({
        section: theirs.rebate.section,
        incomeLimit: theirs.rebate.totalIncomeLimit,
        most: theirs.rebate.max,
        marginalRelief: theirs.rebate.marginalRelief,
      })
      expect(ours.surcharge.map(({ above, ratePercent }: TaxSlab) => [above, ratePercent])).toEqual(
        theirs.surcharge_above_ratePct,
      )
    }

    it('are ours, year by year and regime by regime', () => {
      expect(Object.keys(years)).toHaveLength(incomeTaxLaw.values.length)
      for (const [year, { new: newRegime, old }] of Object.entries(years)) {
        const { value } = ruleOn(incomeTaxLaw, `${year.slice(0, 4)}-04-01`)
        agree(value.new, newRegime)
        agree(value.old, old)
      }
    })
  },
)
