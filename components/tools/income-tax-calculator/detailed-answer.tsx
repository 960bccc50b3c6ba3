import { Notes } from '@/components/results/notes'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { type incomeTaxInputs, taxOf, type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import { detailedTaxAnswer } from '@/lib/tax/income-tax-tool'
import type { KindResults } from '@/lib/tax/income-kinds/kind-results'
import type { SpecialShare } from '@/lib/tax/special-tax'
import { t } from '@/lib/language/words'
import { kindWords } from './kind-words'
import { presumedNotes, withoutAnswer } from './presumed-answer'
import { TaxAnswerView } from './tax-answer'
import { rupees } from '@/lib/format/numbers'
import type { Declaration, Interest } from '@/lib/tax/income-kinds/no-tax-declaration'

/** The answer where it needs the limits of deductions, or the law of a kind of income. */
export function DetailedAnswer({ inputs }: { inputs: LawInputs<typeof incomeTaxInputs> }) {
  const { read } = inputs
  const answer = detailedTaxAnswer(read)
  const added = {
    words: answer ? kindWords(answer.ofKind) : undefined,
    notes: answer && <Notes sentences={notesOn(answer.question, answer.ofKind)} />,
    placeholder: withoutAnswer(read),
  }
  return <TaxAnswerView inputs={inputs} answer={answer} added={added} />
}

const notesOn = (question: TaxQuestion, { profit, deposits, declared }: KindResults) => [
  isRebateDisputed(question) && REBATE_DISPUTED,
  ...(profit ? presumedNotes(question, profit) : []),
  ...(deposits && declared ? declarationNotes(declared, deposits) : []),
]

const REBATE_DISPUTED = t(
  'In dispute for this year: the rebate on tax at special rates in the new regime. The department does not give it; several tribunals do. Here it is not given.',
)

/** True where the new regime's rebate of FY 2024-25 would cover special-rate tax, if tribunals are followed. */
function isRebateDisputed(question: TaxQuestion): boolean {
  if (question.rules !== 'fy-2024-25') return false
  const { rebate } = taxRules(question.rules).law.new
  const { totalIncome, specialShares } = taxOf(question, 'new')
  const isCovered = ({ kind, tax }: SpecialShare) => (kind === 'short20' || kind === 'long125') && tax > 0
  return totalIncome <= rebate.incomeLimit && specialShares.some(isCovered)
}

/** Each condition of the declaration, and whether it holds. */
const declarationNotes = ({ form, section, tax, interestLimit }: Declaration, interest: Interest) => [
  tax === 0
    ? t('Form {0} (section {1}): the tax of the year is nil, as it has to be.', form, section)
    : t('Form {0} (section {1}): the tax of the year has to be nil; it is {2}.', form, section, rupees(tax)),
  interestLimit !== null &&
    t(
      'Below 60 all interest must not be above {0}, the income without tax; yours is {1}.',
      rupees(interestLimit),
      rupees(interest.term + interest.savings),
    ),
  t(
    'The form is for residents with a PAN. Give it to each bank at the beginning of the year; it is no return, and interest stays part of the income.',
  ),
]
