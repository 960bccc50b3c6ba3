import { SIMPLIFIED, type RuleId } from '@/lib/tax/rule-ids'
import { BarList } from '@/components/results/charts/bar-list'
import type { Column } from '@/components/results/column'
import { FoldedPart } from '@/components/ui/disclosure'
import { ResultTable } from '@/components/results/result-table'
import { Working } from '@/components/results/working'
import { RuleNote } from '@/components/results/rule-note'
import { taxYearInBothActs } from '@/components/tool-form/tax-year-name'
import { grouped, rupees } from '@/lib/format/numbers'
import { incomeTaxLaw, simplifiedTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { type ReadTaxInputs, taxOf, type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import { type IncomeTax, monthlyTakeHome, type SlabShare } from '@/lib/tax/slab-tax'
import { totalSpecialIncome } from '@/lib/tax/special-tax'
import { type TaxByRules, taxByRules } from '@/lib/tax/tax-by-rules'
import { detailedTaxQuestion } from '@/lib/tax/tax-details'
import { nameOf, t } from '@/lib/language/words'
import { KindSources, kindSteps } from './kind-law'
import { REGIMES, takeHomeLabel, lawYearName } from './rows'
import { taxBars } from './tax-bars'
import { incomeTaxWorking } from './working'

/** The tax of the same income in both regimes, its slabs, and the tax of other years. */
export default function TaxComparison({ read }: { read: ReadTaxInputs }) {
  const question = detailedTaxQuestion(read)
  if (!question) return <p className="mt-2">{t('Enter income and deductions.')}</p>
  const result = taxOf(question)
  const { slabs, slabIncome, slabTax } = result
  const { law, row } = taxRules(question.rules)
  const total = { above: null, ratePercent: null, income: slabIncome, tax: slabTax }
  return (
    <>
      {row && (
        <RuleNote
          {...incomeTaxLaw}
          label={`${taxYearInBothActs(question.rules)}, ${nameOf('tax-rules', law.act)}`}
          row={row}
        />
      )}
      <p className="mt-1 mb-2 text-soft">
        {t('This income in {0}, step by step in both regimes:', lawYearName(question))}
      </p>
      <ResultTable
        compact
        whole
        caption={t('Both regimes, step by step')}
        columns={regimeColumns}
        rows={regimeSteps(question)}
        file="income-tax-both-regimes"
      />
      <FoldedPart heading={t('Slab by slab')}>
        <p className="mb-2 text-soft">
          {t('In the {0}, before rebate, surcharge and cess:', REGIMES[question.regime])}
        </p>
        {slabTax + result.specialTax > 0 && <BarList {...taxBars(result)} />}
        <ResultTable whole caption={t('Tax by slab')} columns={slabColumns} rows={[...slabs, total]} />
      </FoldedPart>
      <FoldedPart heading={t('Year by year')}>
        <ResultTable
          caption={t('The same income under the rules of each year')}
          columns={yearColumns}
          rows={taxByRules(question)}
          file="income-tax-by-year"
        />
      </FoldedPart>
      <KindSources question={question} />
      <Working {...incomeTaxWorking(question, result, kindSteps(read))} />
    </>
  )
}

type SlabRow = SlabShare | { above: null; ratePercent: null; income: number; tax: number }

function slabName(slab: SlabRow): string {
  if (slab.above === null) return t('Total')
  return slab.upTo === null
    ? t('Above {0}', rupees(slab.above))
    : t('{0} to {1}', rupees(slab.above), rupees(slab.upTo))
}

const slabColumns: readonly Column<SlabRow>[] = [
  { heading: t('Slab'), as: 'text', cell: slabName },
  { heading: t('Rate'), as: 'percent', cell: ({ ratePercent }) => ratePercent },
  { heading: t('Income in it'), as: 'rupees', cell: ({ income }) => income },
  { heading: t('Tax'), as: 'rupeesAndPaise', answer: true, cell: ({ tax }) => tax },
]

type RegimeStep = readonly [label: string, inNew: string | null, inOld: string | null]

const regimeColumns: readonly Column<RegimeStep>[] = [
  { heading: t('Step'), as: 'text', cell: ([label]) => label },
  { heading: t('New regime'), as: 'text', cell: ([, inNew]) => inNew },
  { heading: t('Old regime'), as: 'text', cell: ([, , inOld]) => inOld },
]

/** Each step of the sum under both regimes; what neither has is left out. */
function regimeSteps(question: TaxQuestion): RegimeStep[] {
  const { received, rules } = question
  const inNew = taxOf(question, 'new')
  const inOld = taxOf(question, 'old')
  const hra = (tax: IncomeTax) =>
    tax === inOld ? Math.min(question.hraExemptUnder(rules), tax.deductions) : 0
  const step = (label: string, amountIn: (tax: IncomeTax) => number): RegimeStep => {
    return [label, rupees(amountIn(inNew)), rupees(amountIn(inOld))]
  }
  const stepIfAny = (label: string, amountIn: (tax: IncomeTax) => number) =>
    amountIn(inNew) !== 0 || amountIn(inOld) !== 0 ? [step(label, amountIn)] : []
  const share = ({ totalTax }: IncomeTax) =>
    received > 0 ? `${grouped((totalTax / received) * 100)}%` : null
  return [
    step(t('Income'), () => question.income),
    ...stepIfAny(t('Family pension'), () => question.familyPension),
    ...stepIfAny(t('Other income'), () => question.otherIncome),
    ...stepIfAny(t('Standard deduction'), (tax) => tax.standardDeduction),
    ...stepIfAny(t('Professional tax'), (tax) => tax.professionalTax),
    ...stepIfAny(t('Employer’s NPS contribution'), (tax) => tax.employerPension),
    ...stepIfAny(t('Family pension, part not taxed'), (tax) => tax.familyPensionDeduction),
    ...stepIfAny(t('Let-out house'), (tax) => tax.houseIncome),
    ...stepIfAny(t('HRA exemption'), hra),
    step(t('Deductions'), (tax) => tax.deductions - hra(tax)),
    ...stepIfAny(t('Income at special rates'), (tax) => totalSpecialIncome(tax.special)),
    step(t('Total income'), (tax) => tax.totalIncome),
    step(t('Tax by slabs'), (tax) => tax.slabTax),
    ...stepIfAny(t('Tax at special rates'), (tax) => tax.specialTax),
    ...stepIfAny(t('Rebate'), (tax) => tax.rebate),
    ...stepIfAny(t('Surcharge'), (tax) => tax.surcharge),
    step(t('Cess'), (tax) => tax.cess),
    step(t('Total tax'), (tax) => tax.totalTax),
    step(takeHomeLabel(question), (tax) => monthlyTakeHome(received, tax.totalTax)),
    [t('Tax as a share of income'), share(inNew), share(inOld)],
  ]
}

const rulesName = (rules: RuleId) =>
  rules === SIMPLIFIED ? nameOf('tax-rules', simplifiedTaxLaw.name) : taxYearInBothActs(rules)

const yearColumns: readonly Column<TaxByRules>[] = [
  { heading: t('Rules'), as: 'text', cell: ({ rules }) => rulesName(rules) },
  { heading: t('New regime'), as: 'rupees', cell: ({ inNew }) => inNew },
  { heading: t('Old regime'), as: 'rupees', cell: ({ inOld }) => inOld },
  { heading: t('Cheaper'), as: 'text', cell: cheaper },
  {
    heading: t('Break-even deductions'),
    as: 'text',
    cell: ({ breakEven }) => (breakEven === null ? t('Never') : rupees(breakEven)),
  },
]

function cheaper({ inNew, inOld }: TaxByRules): string {
  if (inNew === inOld) return t('Both the same')
  return inNew < inOld ? t('New by {0}', rupees(inOld - inNew)) : t('Old by {0}', rupees(inNew - inOld))
}
