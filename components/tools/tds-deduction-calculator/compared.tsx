import { computed } from '@/components/answers/computed'
import { tdsTool } from '@/lib/tax/tds-tool'
import { TdsFields } from './fields'
import { moreKindOptions } from './kind-names'
import { NO_PAYMENT, NO_SALE, sampleRow, tdsRows } from './rows'
import { tcsRows } from './tcs-rows'

export const compute = computed(
  tdsTool,
  ({ inputs }) => (
    <TdsFields inputs={inputs} touched={false} moreKinds={moreKindOptions(inputs.field('kind').value)} />
  ),
  (answer) => {
    if ('sold' in answer) return tcsRows(answer.sold)
    const { paid } = answer
    return [...tdsRows(paid), paid.sample && sampleRow(paid.sample)]
  },
  {
    placeholder: ({ field }) => (field('mode').value === 'tcs' ? NO_SALE : NO_PAYMENT),
  },
)
