import type { Column } from '@/components/results/column'
import { FoldedPart } from '@/components/ui/disclosure'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { grouped, rupees } from '@/lib/format/numbers'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { taxOf, type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import { type IncomeTax, monthlyTakeHome, type SlabShare } from '@/lib/tax/slab-tax'
import { type TaxByRules, taxByRules } from '@/lib/tax/tax-by-rules'

/** What the same income pays in both regimes, where the tax comes from, slab by slab, and what other years take. */
export default function TaxComparison({ question }: { question: TaxQuestion }) {
  const { slabs, totalIncome, slabTax } = taxOf(question)
  const { law, source } = taxRules(question.rules)
  const total = { above: null, ratePercent: null, income: totalIncome, tax: slabTax }
  return (
    <>
      {source && (
        <RuleNote label={`${law.name}, ${law.act}`} source={source} checkedOn={incomeTaxLaw.checkedOn} />
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
        <ResultTable caption="Tax by slab" columns={slabColumns} rows={[...slabs, total]} />
      </FoldedPart>
      <FoldedPart heading="Year by year">
        <ResultTable
          caption="The same income under the rules of each year"
          columns={yearColumns}
          rows={taxByRules(question)}
          file="income-tax-by-year"
        />
      </FoldedPart>
    </>
  )
}

type SlabRow = SlabShare | { above: null; ratePercent: null; income: number; tax: number }

function slabName(slab: SlabRow): string {
  if (slab.above === null) return 'Total'
  return slab.upTo === null ? `Above ${rupees(slab.above)}` : `${rupees(slab.above)} to ${rupees(slab.upTo)}`
}

const slabColumns: readonly Column<SlabRow>[] = [
  { heading: 'Slab', as: 'text', cell: slabName },
  { heading: 'Rate', as: 'percent', cell: ({ ratePercent }) => ratePercent },
  { heading: 'Income in it', as: 'rupees', cell: ({ income }) => income },
  { heading: 'Tax', as: 'rupeesAndPaise', answer: true, cell: ({ tax }) => tax },
]

type RegimeStep = readonly [label: string, inNew: string | null, inOld: string | null]

const regimeColumns: readonly Column<RegimeStep>[] = [
  { heading: 'Step', as: 'text', cell: ([label]) => label },
  { heading: 'New regime', as: 'text', cell: ([, inNew]) => inNew },
  { heading: 'Old regime', as: 'text', cell: ([, , inOld]) => inOld },
]

/** Each step of the sum under both regimes; a rebate or a surcharge only where there is one. */
function regimeSteps(question: TaxQuestion): RegimeStep[] {
  const { income } = question
  const inNew = taxOf({ ...question, regime: 'new' })
  const inOld = taxOf({ ...question, regime: 'old' })
  const step = (label: string, of: (tax: IncomeTax) => number): RegimeStep => {
    return [label, rupees(of(inNew)), rupees(of(inOld))]
  }
  const stepIfAny = (label: string, of: (tax: IncomeTax) => number) =>
    of(inNew) > 0 || of(inOld) > 0 ? [step(label, of)] : []
  const share = ({ totalTax }: IncomeTax) => (income > 0 ? `${grouped((totalTax / income) * 100)}%` : null)
  return [
    step('Income', () => income),
    step('Standard deduction', (tax) => tax.standardDeduction),
    ...stepIfAny('Employer’s NPS contribution', (tax) => tax.employerPension),
    step('Deductions', (tax) => tax.deductions),
    step('Total income', (tax) => tax.totalIncome),
    step('Tax by slabs', (tax) => tax.slabTax),
    ...stepIfAny('Rebate', (tax) => tax.rebate),
    ...stepIfAny('Surcharge', (tax) => tax.surcharge),
    step('Cess', (tax) => tax.cess),
    step('Total tax', (tax) => tax.totalTax),
    step('Monthly take-home', (tax) => monthlyTakeHome(income, tax.totalTax)),
    ['Tax as a share of income', share(inNew), share(inOld)],
  ]
}

const yearColumns: readonly Column<TaxByRules>[] = [
  { heading: 'Rules', as: 'text', cell: ({ name }) => name },
  { heading: 'New regime', as: 'rupees', cell: ({ inNew }) => inNew },
  { heading: 'Old regime', as: 'rupees', cell: ({ inOld }) => inOld },
  { heading: 'Cheaper', as: 'text', cell: cheaper },
  {
    heading: 'Break-even deductions',
    as: 'text',
    cell: ({ breakEven }) => (breakEven === null ? 'Never' : rupees(breakEven)),
  },
]

function cheaper({ inNew, inOld }: TaxByRules): string {
  if (inNew === inOld) return 'Both the same'
  return inNew < inOld ? `New by ${rupees(inOld - inNew)}` : `Old by ${rupees(inNew - inOld)}`
}
