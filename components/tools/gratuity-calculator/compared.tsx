import { computed } from '@/components/answers/computed'
import { knownToday } from '@/components/hooks/use-known-today'
import { gratuityCheckedOn } from '@/lib/rules/salary/gratuity'
import { GRATUITY_FROM } from '@/lib/salary/gratuity'
import { gratuityTool } from '@/lib/salary/gratuity-answer'
import { GratuityFields } from './fields'
import { gratuityRows } from './rows'

export const compute = computed(gratuityTool, GratuityFields, gratuityRows, {
  data: () => knownToday(GRATUITY_FROM, gratuityCheckedOn),
  missing: ({ field }, { unknown }) => field('leftOn').value === '' && unknown,
})
