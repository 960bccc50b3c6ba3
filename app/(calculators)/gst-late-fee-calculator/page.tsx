import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { GstLateFeeCalculator } from '@/components/tools/gst-late-fee-calculator/screen'
import { gstLateFeeCalculator } from '@/content/tools/gst-late-fee-calculator'

export const metadata = toolMetadata(gstLateFeeCalculator)

export default function Page() {
  return <ToolPage tool={gstLateFeeCalculator} screen={<GstLateFeeCalculator />} />
}
