import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { CapitalGainsCalculator } from '@/components/tools/capital-gains-calculator/screen'
import { capitalGainsCalculator } from '@/content/tools/capital-gains-calculator'

export const metadata = toolMetadata(capitalGainsCalculator)

export default function Page() {
  return <ToolPage tool={capitalGainsCalculator} screen={<CapitalGainsCalculator />} />
}
