import { computed } from '@/components/answers/computed'
import type { ReadGains } from '@/lib/capital-gains/capital-gains-inputs'
import { capitalGainsTool } from '@/lib/capital-gains/gains-tool'
import { CapitalGainsFields } from './fields'
import { otherAnswer, OtherFields, PropertyFields } from './other-questions'
import { saleAnswer } from './sale-answer'

const shown = (read: ReadGains) =>
  read('question')?.question === 'sale' ? saleAnswer(read) : otherAnswer(read)

export const compute = computed(
  capitalGainsTool,
  ({ inputs }) => (
    <CapitalGainsFields
      inputs={inputs}
      OtherFields={OtherFields}
      PropertyFields={PropertyFields}
      onRetry={undefined}
    />
  ),
  (_answer, { read }) => shown(read).rows ?? [],
  { placeholder: ({ read }) => shown(read).placeholder },
)
