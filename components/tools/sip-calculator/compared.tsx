import { computed } from '@/components/answers/computed'
import { sipTool } from '@/lib/finance/sip-answer'
import { SipFields } from './fields'
import { NO_GOAL, sipRows } from './rows'

export const compute = computed(sipTool, SipFields, sipRows, {
  placeholder: ({ field }) => field('aim').value === 'goal' && field('goal').value === 0 && NO_GOAL,
})
