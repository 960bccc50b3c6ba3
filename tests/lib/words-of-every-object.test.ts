import { nextAddress } from '@/lib/catalogue/next-step'
import { monthSummary } from '@/lib/expenses/month-summary'
import { nameOf } from '@/lib/language/words'
import { spellingsOf } from '@/lib/name-search/other-spellings'
import { noProfessionalTaxSource, professionalTaxSourceOf } from '@/lib/rules/salary/professional-tax-sources'
import { unitsNamed } from '@/lib/units/unit-names'
import { askTools } from '@/lib/questions/ask-tools'

/** Names that every plain object has. A visitor may type, paste or link any of them. */
const NAMES = Object.getOwnPropertyNames(Object.prototype)

describe.each(NAMES)('%s', (name) => {
  afterEach(() => (globalThis.pageLanguage = undefined))

  test('is a category without a budget', () => {
    const expense = { id: '1', date: '2026-11-23', description: 'Tea', amountPaise: 2_000, category: name }
    expect(monthSummary([expense], { Food: 500_000 }, '2026-11').categories).toEqual([
      { category: name, spentPaise: 2_000, budgetPaise: null },
      { category: 'Food', spentPaise: 0, budgetPaise: 500_000 },
    ])
  })

  test('is shown as it is in a language with a list of names', () => {
    globalThis.pageLanguage = {
      lang: 'hi',
      base: '/hi',
      englishOnly: [],
      words: { states: { Delhi: 'दिल्ली' } },
    }
    expect(nameOf('states', name)).toBe(name)
    expect(nameOf('states', 'Delhi')).toBe('दिल्ली')
  })

  test('names a place as it is spelt, no unit, and no state with a source of its own', () => {
    for (const spelling of spellingsOf(name)) expect(typeof spelling).toBe('string')
    expect(unitsNamed(name)).toEqual([])
    expect(unitsNamed(`bigha (${name})`)).toEqual([])
    expect(professionalTaxSourceOf(name)).toBe(noProfessionalTaxSource)
  })

  test('is carried to no next step that takes some words alone', () => {
    const step = { to: 'fd-calculator', label: 'Next', set: { rules: { control: 'year', as: { a: 'b' } } } }
    expect(nextAddress(step, { output: () => null, control: () => name })).toBeNull()
  })

  test.each(['', 'emi ', '5 '])('is asked of the search behind "%s"', async (before) => {
    await expect(askTools(`${before}${name}`, '2026-11-28')).resolves.toBeDefined()
    await expect(askTools(`${name} 50000 in ${name}`, '2026-11-28')).resolves.toBeDefined()
  })
})
