import { ToolPage } from '@/app/tool-page'
import { RdCalculator } from '@/components/tools/rd-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { rdCalculator } from '@/content/tools/rd-calculator'

export const metadata = toolMetadata(rdCalculator)

export default function Page() {
  return <ToolPage tool={rdCalculator} screen={<RdCalculator />} />
}
