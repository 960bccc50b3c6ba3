import { computed, indianToday } from '@/components/answers/computed'
import { advanceTaxTool } from '@/lib/tax/advance-tax-answer'
import { AdvanceTaxFields } from './fields'
import { advanceTaxRows } from './rows'

export const compute = computed(advanceTaxTool, AdvanceTaxFields, advanceTaxRows, {
  data: indianToday,
})
