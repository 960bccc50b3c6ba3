import { computed } from '@/components/answers/computed'
import { bmiTool } from '@/lib/health/bmi-answer'
import { BmiFields } from './fields'
import { bmiRows, NO_INDEX } from './rows'

export const compute = computed(bmiTool, BmiFields, bmiRows, {
  placeholder: () => NO_INDEX,
})
