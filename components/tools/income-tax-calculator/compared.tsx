import { computed } from '@/components/answers/computed'
import { incomeTaxInputs, needsDetails, plainTaxQuestion, type ReadTaxInputs } from '@/lib/tax/income-tax'
import { taxAnswer } from '@/lib/tax/income-tax-answer'
import { IncomeTaxFields } from './fields'
import { NO_INCOME, taxSampleRows, taxRows } from './rows'

/** What needs no limits of deductions and no law of a kind of income. */
const plainTool = {
  slug: 'income-tax-calculator',
  inputs: incomeTaxInputs,
  answer(read: ReadTaxInputs) {
    const question = plainTaxQuestion(read)
    return question && taxAnswer(question, {})
  },
} as const

export const compute = computed(
  plainTool,
  ({ inputs }) => <IncomeTaxFields inputs={inputs} opened={false} />,
  (answer) => [...taxRows(answer), ...(answer.sample ? taxSampleRows(answer.question, answer.sample) : [])],
  {
    instead: ({ read }) => needsDetails(read) && import('./compared-details'),
    placeholder: () => NO_INCOME,
  },
)
