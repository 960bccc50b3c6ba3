'use client'

import type { Column } from '@/components/results/column'
import { type Figure, figureText } from '@/components/results/figure'
import { FoldedPart } from '@/components/results/folded-part'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { rupees } from '@/lib/format/numbers'
import { incomeTaxLaw, type Regime } from '@/lib/rules/income-tax'
import {
  breakEvenOf,
  taxOf,
  type TaxQuestion,
  type TaxRuleId,
  taxRuleIds,
  taxRules,
} from '@/lib/tax/income-tax'
import { type IncomeTax, monthlyTakeHome, type SlabShare } from '@/lib/tax/slab-tax'

/** What the same income pays in both regimes, where the tax comes from, slab by slab, and what other years take. */
export default function TaxComparison({ question }: { question: TaxQuestion }) {
  const { slabs, totalIncome, slabTax } = taxOf(question)
  const { law, source } = taxRules(question.rules)
  const total = { says: 'Total', ratePercent: null, income: totalIncome, tax: slabTax }
  return (
    <>
      {source && (
        <RuleNote says={`${law.name}, ${law.act}`} source={source} checkedOn={incomeTaxLaw.checkedOn} />
      )}
      <p className="mt-1 mb-2 text-soft">This income under {law.name}, step by step in both regimes:</p>
      <ResultTable
        compact
        caption="Both regimes, step by step"
        columns={regimeColumns}
        rows={regimeSteps(question)}
      />
      <FoldedPart heading="Slab by slab">
        <p className="mb-2 text-soft">In the {question.regime} regime, before rebate, surcharge and cess:</p>
        <ResultTable
          caption="Tax by slab"
          columns={slabColumns}
          rows={[...slabs.map((slab) => ({ ...slab, says: slabName(slab) })), total]}
        />
      </FoldedPart>
      <FoldedPart heading="Year by year">
        <ResultTable
          caption="The same income under the rules of each year"
          columns={yearColumns}
          rows={taxRuleIds.toReversed().map((rules) => yearOf({ ...question, rules }))}
          file={{ stem: 'income-tax-by-year' }}
        />
      </FoldedPart>
    </>
  )
}

const slabName = ({ above, upTo }: SlabShare) =>
  upTo === null ? `Above ${rupees(above)}` : `${rupees(above)} to ${rupees(upTo)}`

interface SlabRow {
  says: string
  ratePercent: number | null
  income: number
  tax: number
}

const slabColumns: readonly Column<SlabRow>[] = [
  { heading: 'Slab', as: 'text', cell: ({ says }) => says },
  { heading: 'Rate', as: 'percent', cell: ({ ratePercent }) => ratePercent },
  { heading: 'Income in it', as: 'rupees', cell: ({ income }) => income },
  { heading: 'Tax', as: 'rupeesAndPaise', answer: true, cell: ({ tax }) => tax },
]

interface RegimeStep {
  says: string
  new: Figure | null
  old: Figure | null
}

const inWords = (figure: Figure | null) => figure && figureText(figure)

const regimeColumns: readonly Column<RegimeStep>[] = [
  { heading: 'Step', as: 'text', cell: ({ says }) => says },
  { heading: 'New regime', as: 'text', cell: (step) => inWords(step.new) },
  { heading: 'Old regime', as: 'text', cell: (step) => inWords(step.old) },
]

/** Each step of the sum under both regimes; a rebate or a surcharge only where there is one. */
function regimeSteps(question: TaxQuestion): RegimeStep[] {
  const { income } = question
  const under = (regime: Regime) => taxOf({ ...question, regime })
  const both = { new: under('new'), old: under('old') }
  const step = (says: string, of: (tax: IncomeTax) => number): RegimeStep => ({
    says,
    new: { as: 'rupees', value: of(both.new) },
    old: { as: 'rupees', value: of(both.old) },
  })
  const stepIfAny = (says: string, of: (tax: IncomeTax) => number) =>
    of(both.new) > 0 || of(both.old) > 0 ? [step(says, of)] : []
  const share = ({ totalTax }: IncomeTax): Figure | null =>
    income > 0 ? { as: 'percent', value: (totalTax / income) * 100 } : null
  return [
    step('Income', () => income),
    step('Standard deduction', (tax) => tax.standardDeduction),
    ...stepIfAny("Employer's NPS contribution", (tax) => tax.employerPension),
    step('Deductions', (tax) => tax.deductions),
    step('Total income', (tax) => tax.totalIncome),
    step('Tax by slabs', (tax) => tax.slabTax),
    ...stepIfAny('Rebate', (tax) => tax.rebate),
    ...stepIfAny('Surcharge', (tax) => tax.surcharge),
    step('Cess', (tax) => tax.cess),
    step('Total tax', (tax) => tax.totalTax),
    step('Take-home a month', (tax) => monthlyTakeHome(income, tax.totalTax)),
    { says: 'Tax as a share of income', new: share(both.new), old: share(both.old) },
  ]
}

/** The same income under one set of rules. */
const yearOf = (question: TaxQuestion) => ({
  rules: question.rules as TaxRuleId,
  new: taxOf({ ...question, regime: 'new' }).totalTax,
  old: taxOf({ ...question, regime: 'old' }).totalTax,
  breakEven: breakEvenOf(question),
})

type Year = ReturnType<typeof yearOf>

const yearColumns: readonly Column<Year>[] = [
  { heading: 'Rules', as: 'text', cell: ({ rules }) => taxRules(rules).law.name },
  { heading: 'New regime', as: 'rupees', cell: (year) => year.new },
  { heading: 'Old regime', as: 'rupees', cell: (year) => year.old },
  { heading: 'Cheaper', as: 'text', cell: cheaper },
  {
    heading: 'Break-even deductions',
    as: 'text',
    cell: ({ breakEven }) => (breakEven === null ? 'Never' : rupees(breakEven)),
  },
]

function cheaper(year: Year): string {
  if (year.new === year.old) return 'Both the same'
  return `${year.new < year.old ? 'New' : 'Old'} by ${rupees(Math.abs(year.new - year.old))}`
}
