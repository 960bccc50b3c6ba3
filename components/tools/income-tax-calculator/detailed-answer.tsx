import { Notes } from '@/components/results/notes'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import {
  type incomeTaxInputs,
  type ReadTaxInputs,
  taxOf,
  type TaxQuestion,
  taxRules,
} from '@/lib/tax/income-tax'
import { presumedOf } from '@/lib/tax/income-kinds/presumed-kind'
import type { SpecialShare } from '@/lib/tax/special-tax'
import { detailedTaxQuestion } from '@/lib/tax/tax-details'
import { t } from '@/lib/language/words'
import { type KindAnswer, pensionAnswer } from './pension-answer'
import { notPresumedReason, presumedNotes, presumedRows } from './presumed-answer'
import { TaxAnswer } from './tax-answer'

/** The answer where it needs the limits of deductions, or the law of a kind of income. */
export function DetailedAnswer({ inputs }: { inputs: LawInputs<typeof incomeTaxInputs> }) {
  const { read } = inputs
  const question = detailedTaxQuestion(read)
  const { rows, notes } = (question && kindAnswer(read, question)) ?? { rows: [], notes: [] }
  const added = {
    rows,
    notes: <Notes sentences={[question && isRebateDisputed(question) && REBATE_DISPUTED, ...notes]} />,
    placeholder: withoutAnswer(read),
  }
  return <TaxAnswer inputs={inputs} question={question} added={added} />
}

const REBATE_DISPUTED = t(
  'In dispute for this year: the rebate on tax at special rates in the new regime. The department does not give it; several tribunals do. Here it is not given.',
)

function withoutAnswer(read: ReadTaxInputs): string {
  const profit = presumedOf(read)
  return profit && profit.reason !== null ? notPresumedReason(profit) : t('Enter income and deductions.')
}

/** What a kind of income with fields of its own adds to the answer. */
function kindAnswer(read: ReadTaxInputs, question: TaxQuestion): KindAnswer | null {
  const profit = presumedOf(read)
  if (profit?.reason !== null) return pensionAnswer(read, question)
  const given = read('tdsDeducted')
  return (
    given && {
      rows: presumedRows(question, profit, given.tdsDeducted),
      notes: presumedNotes(question, profit),
    }
  )
}

/** True where the new regime's rebate of FY 2024-25 would cover special-rate tax, if tribunals are followed. */
function isRebateDisputed(question: TaxQuestion): boolean {
  if (question.rules !== 'fy-2024-25') return false
  const { rebate } = taxRules(question.rules).law.new
  const { totalIncome, specialShares } = taxOf(question, 'new')
  const isCovered = ({ kind, tax }: SpecialShare) => (kind === 'short20' || kind === 'long125') && tax > 0
  return totalIncome <= rebate.incomeLimit && specialShares.some(isCovered)
}
