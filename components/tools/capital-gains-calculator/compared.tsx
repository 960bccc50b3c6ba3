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
  ({ of }) => {
    if ('sale' in of) return saleGainRows(of.sale, of.result)
    if ('year' in of) return yearRows(of.year, of.plan)
    return of.tds ? propertyTdsRows(of.tds) : exemptionRows(of.exemption)
  },
  { placeholder: ({ read }) => noGainText(read) },
)
