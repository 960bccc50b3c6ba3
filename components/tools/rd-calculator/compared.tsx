import { computed } from '@/components/answers/computed'
import { rdTool } from '@/lib/finance/deposits/rd-answer'
import { RdFields } from './fields'
import { rdRows } from './rows'

export const compute = computed(rdTool, RdFields, rdRows)
