import { computed } from '@/components/answers/computed'
import { knownToday } from '@/components/hooks/use-known-today'
import { goldTool } from '@/lib/gold/jewellery-answer'
import { FIRST_BILL_DAY } from '@/lib/gold/jewellery-inputs'
import { jewelleryGst } from '@/lib/rules/gst/jewellery-gst'
import { GoldFields } from './fields'
import { goldRows, tooManyStones } from './rows'

export const compute = computed(goldTool, GoldFields, goldRows, {
  data: () => knownToday(FIRST_BILL_DAY, jewelleryGst.checkedOn),
  missing: ({ field }, { unknown }) => field('on').value === '' && unknown,
  placeholder: ({ read }, { today }) => tooManyStones(read, today),
})
