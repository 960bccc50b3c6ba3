import { computed } from '@/components/answers/computed'
import { retirementTool } from '@/lib/finance/retirement-answer'
import { RetirementFields } from './fields'
import { retirementRows, WRONG_ORDER } from './rows'

export const compute = computed(retirementTool, RetirementFields, retirementRows, {
  placeholder: ({ values }) => values && WRONG_ORDER,
})
