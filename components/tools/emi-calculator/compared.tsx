import { computed } from '@/components/answers/computed'
import { emiTool } from '@/lib/finance/emi-answer'
import { EmiFields } from './fields'
import { allEmiRows } from './rows'

export const compute = computed(emiTool, EmiFields, allEmiRows)
