import { computed } from '@/components/answers/computed'
import { hraTool } from '@/lib/salary/hra-answer'
import { HraFields } from './fields'
import { hraRows, tooManyMonths } from './rows'

export const compute = computed(hraTool, HraFields, hraRows, {
  placeholder: ({ field }) => tooManyMonths(field('periods').text),
})
