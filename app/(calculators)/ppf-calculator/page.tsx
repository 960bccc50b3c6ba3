import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { PpfCalculator } from '@/components/tools/ppf-calculator/screen'
import { ppfCalculator } from '@/content/tools/ppf-calculator'

export const metadata = toolMetadata(ppfCalculator)

export default function Page() {
  return <ToolPage tool={ppfCalculator} screen={<PpfCalculator />} />
}
