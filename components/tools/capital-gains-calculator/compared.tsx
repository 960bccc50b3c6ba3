import { computed } from '@/components/answers/computed'
import type { ReadGains } from '@/lib/capital-gains/capital-gains-inputs'
import { capitalGainsTool } from '@/lib/capital-gains/gains-tool'
import { CapitalGainsFields } from './fields'
import { exemptionRows, otherAnswer, OtherFields, propertyTdsRows, PropertyFields } from './other-questions'
import { saleGainRows } from './rows'
import { saleAnswer } from './sale-answer'
import { yearRows } from './year-answer'

const noGainText = (read: ReadGains) =>
  (read('question')?.question === 'sale' ? saleAnswer(read) : otherAnswer(read)).placeholder

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
  ({ basis }) => {
    if ('sale' in basis) return saleGainRows(basis.sale, basis.result)
    if ('year' in basis) return yearRows(basis.year, basis.plan)
    return basis.tds ? propertyTdsRows(basis.tds) : exemptionRows(basis.exemption)
  },
  { placeholder: ({ read }) => noGainText(read) },
)
