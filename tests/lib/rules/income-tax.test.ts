import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AgeGroup,
  incomeTaxLaw,
  type RegimeLaw,
  simplifiedTaxLaw,
  type Slab,
} from '@/lib/rules/income-tax'
import { deductionRules } from '@/lib/rules/income-tax-deductions'
import { type Rule, ruleOn } from '@/lib/rules/rule'
import { describeWhenPresent } from '@/tests/when-present'

const rules: Rule<unknown>[] = [incomeTaxLaw, ...deductionRules]

describe.each(rules)('$says', (rule) => {
  it('has rows in order of time, each with its source', () => {
    const days = rule.values.map(({ from }) => from)
    expect(days).toEqual([...new Set(days)].toSorted())
    for (const { source } of rule.values) {
      expect(source.title).not.toBe('')
      expect(source.href).toMatch(/^https:\/\//)
    }
    expect(days.every((day) => day <= rule.checkedOn)).toBe(true)
  })
})

const everyRegime = [simplifiedTaxLaw, ...incomeTaxLaw.values.map(({ value }) => value)].flatMap((law) => [
  { name: `${law.name}, new`, regime: law.new },
  { name: `${law.name}, old`, regime: law.old },
])

it.each(everyRegime)('$name: slabs begin at nothing and rise', ({ regime }) => {
  for (const slabs of [
    ...Object.values(regime.slabs),
    regime.surcharge.length ? [...regime.surcharge] : [],
  ]) {
    for (const [place, { above, ratePercent }] of slabs.entries()) {
      const before = slabs[place - 1]
      if (before) expect(above > before.above && ratePercent > before.ratePercent).toBe(true)
    }
  }
  for (const slabs of Object.values(regime.slabs)) expect(slabs[0]).toEqual({ above: 0, ratePercent: 0 })
})

const facts = join('..', 'shared', 'facts', 'income-tax.json')

describeWhenPresent(facts, 'rates of income tax beside the researched ones')('the researched rates', () => {
  type Rows = [from: number, to: number | null, ratePercent: number][]
  interface Regime {
    slabs_from_to_ratePct: Rows | Record<string, Rows>
    standardDeductionSalary: number
    rebate: { section: string; totalIncomeLimit: number; max: number; marginalRelief: boolean }
    surcharge_above_ratePct: [number, number][]
  }
  const years = existsSync(facts)
    ? (JSON.parse(readFileSync(facts, 'utf8')) as { years: Record<string, { new: Regime; old: Regime }> })
        .years
    : {}
  const slabsOf = (regime: Regime, name: string) => {
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
  const agree = (ours: RegimeLaw, theirs: Regime) => {
    for (const [age, name] of Object.entries(ages)) {
      expect(ours.slabs[age as AgeGroup]).toEqual(slabsOf(theirs, name))
    }
    expect(ours.standardDeduction).toBe(theirs.standardDeductionSalary)
    expect(ours.rebate).toEqual({
      section: theirs.rebate.section,
      incomeLimit: theirs.rebate.totalIncomeLimit,
      most: theirs.rebate.max,
      marginalRelief: theirs.rebate.marginalRelief,
    })
    expect(ours.surcharge.map(({ above, ratePercent }: Slab) => [above, ratePercent])).toEqual(
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
})
