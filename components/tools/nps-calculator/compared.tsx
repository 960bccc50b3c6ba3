import { computed } from '@/components/answers/computed'
import { npsTool } from '@/lib/savings/nps-answer'
import { NpsFields } from './fields'
import { npsRows } from './rows'

export const compute = computed(npsTool, NpsFields, npsRows)
