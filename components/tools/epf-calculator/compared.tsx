import { computed, indianToday } from '@/components/answers/computed'
import { epfTool } from '@/lib/salary/epf-answer'
import { EpfFields } from './fields'
import { epfRows, noAnswerReason } from './rows'

export const compute = computed(epfTool, EpfFields, epfRows, {
  data: indianToday,
  placeholder: ({ values }) => values && noAnswerReason(values.kind),
})
