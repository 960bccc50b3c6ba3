import { ToolPage } from '@/app/tool-page'
import { PercentageCalculator } from '@/components/tools/percentage-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { percentageCalculator } from '@/content/tools/percentage-calculator'

export const metadata = toolMetadata(percentageCalculator)

export default function Page() {
  return <ToolPage tool={percentageCalculator} screen={<PercentageCalculator />} />
}
