import { agesByLaw } from '@/lib/rules/ages'
import { gstOnTobacco, gstRates } from '@/lib/rules/gst'
import { incomeTaxLaw } from '@/lib/rules/income-tax'
import { deductionRules } from '@/lib/rules/income-tax-deductions'
import type { Rule, RuleSource } from '@/lib/rules/rule'
import { tdsSections2025 } from '@/lib/rules/tds'
import { tdsKinds } from '@/lib/rules/tds-by-kind'

// With the bank's interest among them, which deposits share.
const tdsRules = Object.values(tdsKinds).map(({ terms }) => terms)
const rules: Rule<unknown>[] = [
  incomeTaxLaw,
  ...deductionRules,
  ...tdsRules,
  gstRates,
  gstOnTobacco,
  ...agesByLaw,
]

const A_DAY = /^\d{4}-\d\d-\d\d$/

function expectNamed({ title, href }: RuleSource) {
  expect(title).toMatch(/\w/)
  expect(href).toMatch(/^https:\/\//)
}

describe.each(rules)('the rule "$says"', (rule) => {
  it('says what it is about, what it counts, and when it was last compared with its sources', () => {
    expect(rule.says).toMatch(/\w/)
    expect(rule.unit).toMatch(/\w/)
    expect(rule.checkedOn).toMatch(A_DAY)
  })

  it('has rows in order of time, each with its source', () => {
    const days = rule.values.map(({ from }) => from)
    expect(days.filter((day) => !A_DAY.test(day))).toEqual([])
    expect(days).toEqual([...new Set(days)].toSorted())
    expect(days.every((day) => day <= rule.checkedOn)).toBe(true)
    expect(days).not.toHaveLength(0)
    for (const { source } of rule.values) expectNamed(source)
  })
})

it('no two rules say the same', () => {
  expect(new Set(rules.map(({ says }) => says)).size).toBe(rules.length)
})

it('the mapping of the sections of 2025 is named', () => {
  expectNamed(tdsSections2025)
})
