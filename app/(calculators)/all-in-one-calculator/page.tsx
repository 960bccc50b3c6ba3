import { ToolPage } from '@/app/tool-page'
import { AllInOneCalculator } from '@/components/tools/all-in-one-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { allInOneCalculator } from '@/content/tools/all-in-one-calculator'

export const metadata = toolMetadata(allInOneCalculator)

export default function Page() {
  return <ToolPage tool={allInOneCalculator} screen={<AllInOneCalculator />} />
}
