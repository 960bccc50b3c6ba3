import { computed } from '@/components/answers/computed'
import { fdTool } from '@/lib/finance/deposits/fd-answer'
import { FdFields } from './fields'
import { fdRows } from './rows'

export const compute = computed(fdTool, FdFields, fdRows)
