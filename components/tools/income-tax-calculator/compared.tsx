import { computed } from '@/components/answers/computed'
import { needsDetails } from '@/lib/tax/income-tax'
import { plainTaxTool } from '@/lib/tax/income-tax-answer'
import { IncomeTaxFields } from './fields'
import { NO_INCOME, taxSampleRows, taxRows } from './rows'

export const compute = computed(
  plainTaxTool,
  ({ inputs }) => <IncomeTaxFields inputs={inputs} opened={false} />,
  (answer) => [...taxRows(answer), ...(answer.sample ? taxSampleRows(answer.question, answer.sample) : [])],
  {
    instead: ({ read }) => needsDetails(read) && import('./compared-details'),
    placeholder: () => NO_INCOME,
  },
)
