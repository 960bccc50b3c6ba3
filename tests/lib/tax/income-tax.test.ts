import fc from 'fast-check'
import {
  changeTexts,
  fragmentOf,
  freshInputs,
  inputsFromLink,
  type ReadValues,
  readValues,
} from '@/lib/inputs/tool-inputs'
import { incomeTaxLaw, simplifiedTaxLaw } from '@/lib/rules/income-tax/tax-law'
import {
  breakEvenOf,
  carriedOver,
  firstDayOf,
  incomeTaxInputs,
  otherRegime,
  rulesInForce,
  taxOf,
  type TaxQuestion,
  taxQuestionFrom,
  taxRuleIds,
  taxRules,
} from '@/lib/tax/income-tax'
import { incomeTax } from '@/lib/tax/slab-tax'
import { said } from '@/tests/said'

type Name = keyof typeof incomeTaxInputs & string
const names = Object.keys(incomeTaxInputs) as Name[]

it.each([
  ['fy-2024-25', '2024-04-01', 'FY 2024-25'],
  ['fy-2025-26', '2025-04-01', 'FY 2025-26'],
  ['fy-2026-27', '2026-04-01', 'FY 2026-27'],
] as const)('%s is the law from %s', (id, from, name) => {
  expect(firstDayOf(id)).toBe(from)
  expect(taxRules(id).law.name).toContain(name)
  expect(taxRules(id).source).toEqual(incomeTaxLaw.values.find((row) => row.from === from)?.source)
})

it('has the simplified set for the year whose income is assessed in 2025-26', () => {
  expect(firstDayOf('ay-2025-26-simplified')).toBe('2024-04-01')
})

it('has a choice for every year of the law, and the simplified set, which is no law', () => {
  expect(taxRuleIds).toHaveLength(incomeTaxLaw.values.length + 1)
  expect(taxRules('ay-2025-26-simplified')).toEqual({ law: simplifiedTaxLaw, source: null })
})

it('takes the newest year as the law in force', () => {
  expect(rulesInForce).toBe('fy-2026-27')
})

it('opens with the values of the specification', () => {
  expect(freshInputs(incomeTaxInputs)).toMatchObject({
    rules: { text: 'ay-2025-26-simplified' },
    income: { text: '10,00,000' },
    deductions: { text: '1,50,000' },
    regime: { text: 'new' },
    age: { text: 'below60' },
  })
})

it.each([
  ['income', '-1', 'Enter ₹0 or more.'],
  ['income', 'much', 'Enter a number, such as 10,00,000 or 10 lakh.'],
  ['deductions', '-5', 'Enter ₹0 or more.'],
  ['income', '100000000001', 'Enter ₹1,00,00,00,00,000 or less.'],
  ['regime', 'newest', 'Choose one of new, old.'],
  ['age', 'young', 'Choose one of below60, senior, superSenior.'],
] as const)('%s=%s is answered with: %s', (name, text, problem) => {
  expect(said(incomeTaxInputs[name].read(text))).toBe(problem)
})

it('brings every value through a link and back', () => {
  const rupees = fc.double({ min: 0, max: 1e11, noNaN: true })
  fc.assert(
    fc.property(rupees, fc.constantFrom(...taxRuleIds), fc.boolean(), (income, rules, inMetro) => {
      const parsed = changeTexts(incomeTaxInputs, freshInputs(incomeTaxInputs), {
        income: incomeTaxInputs.income.write(income),
        rules,
        inMetro: String(inMetro),
      })
      const back = inputsFromLink(incomeTaxInputs, {
        search: '',
        hash: `#${fragmentOf(incomeTaxInputs, parsed)}`,
      })
      expect(readValues(back, names)).toMatchObject({ income, rules, inMetro })
    }),
  )
})

it('gives a result or a message for 2,000 links of any kind, and throws at none', () => {
  const scraps = fc.oneof(
    fc.string(),
    fc.constantFrom('NaN', 'Infinity', '1e999', '-0', '__proto__', '<script>', '%', '९९', '1e308', '0.1'),
    fc.double().map(String),
  )
  const link = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), scraps), { maxLength: 8 })
  fc.assert(
    fc.property(link, fc.string(), (pairs, raw) => {
      const query = pairs.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')
      const parsed = inputsFromLink(incomeTaxInputs, { search: `?${query}`, hash: `#${raw}` })
      const values = readValues(parsed, ['rules', 'income', 'deductions', 'regime', 'age'])
      if (!values) return
      const { income: salary, deductions, regime, age } = values
      const { totalTax } = incomeTax(taxRules(values.rules).law, { salary, deductions, regime, age })
      expect(Number.isFinite(totalTax)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

const readOf =
  (texts: Partial<Record<Name, string>>): ReadValues<typeof incomeTaxInputs> =>
  (...asked) =>
    readValues(changeTexts(incomeTaxInputs, freshInputs(incomeTaxInputs), texts), asked)

it.each<[Partial<Record<Name, string>>, object, string]>([
  [{ deductions: '150000' }, { savings: '150000', otherDeductions: '0' }, 'to savings'],
  [
    { deductions: '200000' },
    { savings: '150000', otherDeductions: '50000' },
    'beyond their limit to the others',
  ],
  [{ health: '20,000' }, {}, 'not over items that were entered'],
  [{ allowance: '1' }, {}, 'nor over a rent allowance'],
  [{ pension: 'abc' }, {}, 'nor over an item that cannot be read'],
  [{ deductions: 'abc' }, {}, 'nothing of a total that cannot be read'],
])('a total is carried over to the items: %j gives %j, %s', (texts, changes) => {
  expect(carriedOver(readOf({ rules: 'fy-2026-27', ...texts }))).toEqual(changes)
})

const limits = { totalAllowed: () => 0, employerPensionAllowed: () => 0 }

describe('what the fields ask', () => {
  it('takes the total as it is, whatever the items say', () => {
    const asked = taxQuestionFrom(readOf({ deductions: '40000', savings: 'abc' }), null)
    expect(asked).toMatchObject({
      rules: 'ay-2025-26-simplified',
      income: 10_00_000,
      regime: 'new',
      age: 'below60',
    })
    expect(asked?.deductionsUnder('fy-2026-27')).toBe(40_000)
  })

  it('holds items to the limits of the year, for the age, and waits for those', () => {
    const items = { deductionsAs: 'items', savings: '200000', deductions: 'abc', age: 'senior' }
    expect(taxQuestionFrom(readOf(items), null)).toBeNull()
    const given: unknown[] = []
    const totalAllowed = (...args: unknown[]) => given.push(args)
    const asked = taxQuestionFrom(readOf(items), { ...limits, totalAllowed })
    expect(asked?.deductionsUnder('fy-2025-26')).toBe(1)
    expect(given).toEqual([[expect.objectContaining({ savings: 2_00_000 }), 'senior', '2025-04-01']])
  })

  it.each([
    [{ income: '-1' }],
    [{ deductions: 'abc' }],
    [{ deductionsAs: 'items', rent: 'abc' }],
    [{ deductionsAs: 'neither' }],
    [{ employerPension: 'abc' }],
  ])('is nothing while a field that counts has a problem: %j', (texts) => {
    expect(taxQuestionFrom(readOf(texts), limits)).toBeNull()
  })

  it("asks for the employer's contribution only where there is one, and waits for its limits", () => {
    expect(taxQuestionFrom(readOf({ basic: 'abc' }), null)?.employerPensionUnder('fy-2026-27', 'new')).toBe(0)
    const texts = { employerPension: '84000', basic: '50000', governmentEmployer: 'true' }
    expect(taxQuestionFrom(readOf(texts), null)).toBeNull()
    expect(taxQuestionFrom(readOf({ ...texts, basic: 'abc' }), limits)).toBeNull()
    const given: unknown[] = []
    const employerPensionAllowed = (...args: unknown[]) => given.push(args)
    const asked = taxQuestionFrom(readOf(texts), { ...limits, employerPensionAllowed })
    expect(asked?.employerPensionUnder('fy-2025-26', 'old')).toBe(1)
    const pension = { employerPension: 84_000, basic: 50_000, governmentEmployer: true }
    expect(given).toEqual([[pension, 'old', '2025-04-01']])
  })
})

const question: TaxQuestion = {
  rules: 'fy-2026-27',
  income: 15_00_000,
  regime: 'old',
  age: 'below60',
  deductionsUnder: (rules) => (rules === 'fy-2026-27' ? 1_50_000 : 50_000),
  employerPensionUnder: () => 0,
}
const withPension: TaxQuestion = {
  ...question,
  deductionsUnder: () => 0,
  employerPensionUnder: (_, regime) => ({ new: 84_000, old: 60_000 })[regime],
}

it('each regime is the other of the other', () => {
  expect(otherRegime('new')).toBe('old')
  expect(otherRegime('old')).toBe('new')
})

it.each<[Partial<TaxQuestion>, number, string]>([
  [{}, 2_10_600, '13,00,000: 1,12,500 + 3,00,000 × 30% = 2,02,500, and 4%'],
  [{ age: 'senior' }, 2_08_000, '2,500 less in the slab below 3,00,000, and 4%'],
  [{ rules: 'fy-2025-26' }, 2_41_800, 'the deductions of that year: 14,00,000, so 30,000 more, and 4%'],
  [{ regime: 'new' }, 97_500, '14,25,000: 20,000 + 40,000 + 2,25,000 × 15% = 93,750, and 4%'],
  [{ rules: 'ay-2025-26-simplified', regime: 'new' }, 1_45_600, '14,50,000: 90,000 + 2,50,000 × 20%, and 4%'],
  [{ ...withPension, regime: 'new' }, 84_400, '13,41,000: 60,000 + 1,41,000 × 15% = 81,150, and 4%: 84,396'],
  [withPension, 2_38_680, '13,90,000: 1,12,500 + 3,90,000 × 30% = 2,29,500, and 4%'],
])('of ₹15,00,000, %o, the tax is ₹%d: %s', (changes, total) => {
  expect(taxOf({ ...question, ...changes }).totalTax).toBe(total)
})

it('the regimes draw level where the break-even says so', () => {
  // New 93,750 before cess; old 1,12,500 below 10,00,000: 9,06,250 is left of 14,50,000.
  expect(breakEvenOf(question)).toBe(5_43_750)
})

it("counts the employer's contribution on both sides of the break-even", () => {
  // New 81,150 before cess; old 12,500 + 20% below 10,00,000: 8,43,250 is left of 13,90,000.
  expect(breakEvenOf(withPension)).toBe(5_46_750)
})
