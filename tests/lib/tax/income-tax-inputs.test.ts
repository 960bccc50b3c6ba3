/** @jest-environment node */
import fc from 'fast-check'
import { changeTexts, fragmentOf, freshInputs, inputsFromLink, readValues } from '@/lib/inputs/tool-inputs'
import { incomeTaxLaw, simplifiedTaxLaw } from '@/lib/rules/income-tax'
import { incomeTax } from '@/lib/tax/income-tax'
import {
  carriedOver,
  firstDayOf,
  incomeTaxInputs,
  rulesInForce,
  taxRuleIds,
  taxRules,
} from '@/lib/tax/income-tax-inputs'
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
      expect(Number.isFinite(incomeTax(taxRules(values.rules).law, values).totalTax)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

describe('a total that is carried over to the items', () => {
  const empty = {
    savings: '0',
    pension: '0',
    health: '0',
    healthParents: '0',
    homeLoanInterest: '0',
    depositInterest: '0',
    otherDeductions: '0',
    allowance: '0',
  }
  it.each([
    [1_50_000, empty, { savings: '150000', otherDeductions: '0' }, 'to savings'],
    [2_00_000, empty, { savings: '150000', otherDeductions: '50000' }, 'beyond their limit to the others'],
    [1_50_000, { ...empty, health: '20,000' }, {}, 'not over items that were entered'],
  ] as [number, typeof empty, ReturnType<typeof carriedOver>, string][])(
    '₹%d: %j gives %j, %s',
    (total, texts, changes) => {
      expect(carriedOver(total, texts, 'fy-2026-27')).toEqual(changes)
    },
  )
})
