import { computed, indianToday } from '@/components/answers/computed'
import { lateReturnFrom } from '@/lib/tax/gst/gst-late-fee'
import { gstLateFeeTool } from '@/lib/tax/gst/gst-late-fee-answer'
import { GstLateFeeFields } from './fields'
import { gstLateFeeRows, notKnownReason } from './rows'

export const compute = computed(gstLateFeeTool, GstLateFeeFields, gstLateFeeRows, {
  data: indianToday,
  placeholder: ({ read }, { today }) => {
    const asked = lateReturnFrom(read, today)
    return asked && notKnownReason(asked)
  },
})
