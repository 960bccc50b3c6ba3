import { computed } from '@/components/answers/computed'
import { gstTool } from '@/lib/tax/gst/gst-answer'
import { GstFields } from './fields'
import { gstPlaceholder, gstRows } from './rows'

export const compute = computed(gstTool, GstFields, gstRows, {
  placeholder: ({ read }) => gstPlaceholder(read),
})
