import { computed } from '@/components/answers/computed'
import { incomeTaxTool } from '@/lib/tax/income-tax-tool'
import { IncomeTaxFields } from './fields'
import { kindWords } from './kind-words'
import { withoutAnswer } from './presumed-answer'
import { taxSampleRows, taxRows } from './rows'

export const compute = computed(
  incomeTaxTool,
  ({ inputs }) => <IncomeTaxFields inputs={inputs} opened />,
  (answer) => [
    ...taxRows(answer, kindWords(answer.ofKind)),
    ...(answer.sample ? taxSampleRows(answer.question, answer.sample) : []),
  ],
  {
    placeholder: ({ read }) => withoutAnswer(read),
  },
)
