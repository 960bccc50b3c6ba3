import { ToolPage } from '@/app/tool-page'
import { GstCalculator } from '@/components/tools/gst-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { gstCalculator } from '@/content/tools/gst-calculator'

export const metadata = toolMetadata(gstCalculator)

export default function Page() {
  return <ToolPage tool={gstCalculator} screen={<GstCalculator />} />
}
