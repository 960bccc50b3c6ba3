import { SIMPLIFIED, ruleIds, yearOfRules } from '@/lib/tax/rule-ids'
import { currentTaxYear, startOfTaxYear, taxYearId } from '@/lib/rules/years'
import { incomeTaxLaw, simplifiedTaxLaw } from '@/lib/rules/income-tax/tax-law'
import {
  breakEvenOf,
  firstDayOf,
  incomeTaxInputs,
  needsDetails,
  otherRegime,
  plainTaxQuestion,
  taxOf,
  type TaxQuestion,
  taxRules,
} from '@/lib/tax/income-tax'
import { NO_SPECIAL_INCOME } from '@/lib/tax/special-tax'
import { detailedTaxQuestion } from '@/lib/tax/tax-details'
import { readLink } from '@/tests/read-link'

it.each([
  ['fy-2024-25', '2024-04-01', 'FY 2024-25'],
  ['fy-2025-26', '2025-04-01', 'FY 2025-26'],
  ['fy-2026-27', '2026-04-01', 'FY 2026-27'],
] as const)('%s is the law from %s', (id, from, name) => {
  expect(firstDayOf(id)).toBe(from)
  expect(taxRules(id).law.name).toContain(name)
  expect(taxRules(id).row).toBe(incomeTaxLaw.values.find((row) => row.from === from))
})

it('has the simplified set for the year whose income is assessed in 2025-26', () => {
  expect(firstDayOf('ay-2025-26-simplified')).toBe('2024-04-01')
})

it('has a choice for every year of the law, and the simplified set, which is no law', () => {
  expect(ruleIds().slice(1)).toEqual(
    expect.arrayContaining(incomeTaxLaw.values.map(({ from }) => taxYearId(startOfTaxYear(from)))),
  )
  expect(taxRules('ay-2025-26-simplified')).toEqual({ law: simplifiedTaxLaw, row: null })
})

describe('what the fields ask', () => {
  const plain = (link: string) => plainTaxQuestion(readLink(incomeTaxInputs, link))

  it('is answered by the newest law on a fresh page, with the sample next to it', () => {
    expect(plain('')).toMatchObject({
      rules: 'fy-2026-27',
      withSample: true,
      source: 'salary',
      income: 10_00_000,
      regime: 'new',
      age: 'below60',
      received: 10_00_000,
      special: NO_SPECIAL_INCOME,
    })
    expect(plain('rules=fy-2025-26')).toMatchObject({ rules: 'fy-2025-26', withSample: false })
    expect(yearOfRules(SIMPLIFIED)).toBe(currentTaxYear())
  })

  it('takes the total as it is, whatever the items say', () => {
    expect(plain('deductions=40000&savings=abc')?.deductionsUnder('fy-2026-27')).toBe(40_000)
  })

  it.each(['income=-1', 'deductions=abc', 'deductionsAs=neither', 'source=wage', 'professionalTax=abc'])(
    'is nothing while a field that counts has a problem: %s',
    (link) => {
      expect(plain(link)).toBeNull()
    },
  )

  it.each([
    ['', false],
    ['otherIncome=5&short20=5&professionalTax=5', false],
    ['deductionsAs=items', true],
    ['employerPension=1', true],
    ['houseRent=1', true],
    ['houseInterest=1', true],
    ['houseInterest=abc', true],
    ['source=other', false],
    ['rules=fy-2024-25', false],
    ['rules=fy-2024-25&short20=1', true],
    ['rules=fy-2025-26&short20=1', false],
    ...['pension', 'familyPension', 'profession', 'business', 'vehicles'].map((kind): [string, boolean] => [
      `source=${kind}`,
      true,
    ]),
  ])('needs the limits of deductions for %s: %s', (link, needed) => {
    expect(needsDetails(readLink(incomeTaxInputs, link))).toBe(needed)
  })

  it('counts all that is received, less professional tax', () => {
    const link = 'income=100&otherIncome=10&houseRent=5&short20=1&lottery=2&professionalTax=8'
    expect(plain(link)?.received).toBe(110)
    expect(plain('income=5&professionalTax=8')?.received).toBe(0)
  })
})

const nothing = () => 0
const question: TaxQuestion = {
  rules: 'fy-2026-27',
  withSample: false,
  kind: 'salary',
  source: 'salary',
  income: 15_00_000,
  familyPension: 0,
  received: 15_00_000,
  regime: 'old',
  age: 'below60',
  professionalTax: 0,
  otherIncome: 0,
  special: NO_SPECIAL_INCOME,
  deductionsGiven: true,
  deductionsUnder: (rules) => (rules === 'fy-2026-27' ? 1_50_000 : 50_000),
  hraExemptUnder: nothing,
  employerPensionUnder: nothing,
  houseIncomeUnder: nothing,
}
const withPension: TaxQuestion = {
  ...question,
  deductionsGiven: true,
  deductionsUnder: nothing,
  employerPensionUnder: (_, regime) => ({ new: 84_000, old: 60_000 })[regime],
}

it('each regime is the other of the other', () => {
  expect(otherRegime('new')).toBe('old')
  expect(otherRegime('old')).toBe('new')
})

it.each<[Partial<TaxQuestion>, number, string]>([
  [{}, 2_10_600, '13,00,000: 1,12,500 + 3,00,000 × 30% = 2,02,500, and 4%'],
  [{ rules: 'fy-2025-26' }, 2_41_800, 'the deductions of that year: 14,00,000, so 30,000 more, and 4%'],
  [{ regime: 'new' }, 97_500, '14,25,000: 20,000 + 40,000 + 2,25,000 × 15% = 93,750, and 4%'],
  [{ ...withPension, regime: 'new' }, 84_400, '13,41,000: 60,000 + 1,41,000 × 15% = 81,150, and 4%: 84,396'],
  [{ source: 'other', regime: 'new' }, 1_09_200, '15,00,000 of interest: 60,000 + 3,00,000 × 15%, and 4%'],
  [
    { source: 'familyPension', regime: 'new' },
    1_05_300,
    '25,000 off: 60,000 + 2,75,000 × 15% = 1,01,250, and 4%',
  ],
])('of ₹15,00,000, %o, the tax is ₹%d: %s', (changes, total) => {
  expect(taxOf({ ...question, ...changes }).totalTax).toBe(total)
})

it('the sample takes every income for a salary, and nothing else', () => {
  const other = { ...question, source: 'other' as const, otherIncome: 5_00_000, professionalTax: 2_500 }
  const special = { ...NO_SPECIAL_INCOME, lottery: 1_00_000 }
  // 14,50,000: 90,000 + 2,50,000 × 20%, and 4%.
  expect(taxOf({ ...other, special }, 'new', SIMPLIFIED).totalTax).toBe(1_45_600)
  expect(taxOf(question, 'new', SIMPLIFIED).totalTax).toBe(1_45_600)
})

it("counts the employer's contribution on both sides of the break-even", () => {
  // New 81,150 before cess; old 12,500 + 20% below 10,00,000: 8,43,250 is left of 13,90,000.
  expect(breakEvenOf(withPension)).toBe(5_46_750)
})

describe('the old regime beside the new one', () => {
  const pensioner = 'income=600000&otherIncome=300000&age=senior'
  it.each<[string, boolean, number]>([
    // 9,00,000 less 50,000: 10,000 + 3,50,000 × 20% = 80,000, and 4%
    [pensioner, false, 83_200],
    [`${pensioner}&deductionsAs=items&depositInterest=300000`, true, 72_800],
    // In the old regime the amount is in sight: 7,00,000: 10,000 + 40,000, and 4%
    [`${pensioner}&regime=old`, true, 52_000],
  ])('%s: deductions given %j, ₹%d', (link, deductionsGiven, totalTax) => {
    const asked = detailedTaxQuestion(readLink(incomeTaxInputs, link))!
    expect(asked.deductionsGiven).toBe(deductionsGiven)
    expect(taxOf(asked, 'old').totalTax).toBe(totalTax)
  })

  it('is that of the specification in its sample', () => {
    const asked = plainTaxQuestion(readLink(incomeTaxInputs, ''))!
    // 8,00,000: 12,500 + 60,000, and 4%
    expect(taxOf(asked, 'old', SIMPLIFIED).totalTax).toBe(75_400)
  })
})
