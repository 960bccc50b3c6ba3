import { computed } from '@/components/answers/computed'
import { cardTool } from '@/lib/finance/cards/card-answer'
import { PayoffFields } from './fields'
import { monthlyRateField } from './monthly-rate'
import { payoffOutcome } from './payoff-outcome'
import { payoffRows } from './rows'

export const compute = computed(
  cardTool,
  ({ inputs }) => (
    <PayoffFields inputs={inputs} monthly={monthlyRateField(inputs.field('apr'))} error={null} offer={null} />
  ),
  payoffRows,
  {
    placeholder: ({ read }) => payoffOutcome(read).error,
  },
)
