import { ToolPage } from '@/app/tool-page'
import { SipCalculator } from '@/components/tools/sip-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { sipCalculator } from '@/content/tools/sip-calculator'

export const metadata = toolMetadata(sipCalculator)

export default function Page() {
  return <ToolPage tool={sipCalculator} screen={<SipCalculator />} />
}
