import { computed } from '@/components/answers/computed'
import { marginTool } from '@/lib/finance/margin-answer'
import { MarginFields } from './fields'
import { marginFaultText, marginRows } from './rows'

export const compute = computed(marginTool, MarginFields, marginRows, {
  placeholder: ({ read }) => marginFaultText(read),
})
