import { computed } from '@/components/answers/computed'
import { percentageTool } from '@/lib/arithmetic/percentage-answer'
import { PercentageFields } from './fields'
import { percentagePlaceholder, percentageRows } from './rows'

export const compute = computed(percentageTool, PercentageFields, percentageRows, {
  placeholder: ({ field }) => percentagePlaceholder(field('mode').value),
})
