import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { RetirementCalculator } from '@/components/tools/retirement-calculator/screen'
import { retirementCalculator } from '@/content/tools/retirement-calculator'

export const metadata = toolMetadata(retirementCalculator)

export default function Page() {
  return <ToolPage tool={retirementCalculator} screen={<RetirementCalculator />} />
}
