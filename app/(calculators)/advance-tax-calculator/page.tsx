import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { AdvanceTaxCalculator } from '@/components/tools/advance-tax-calculator/screen'
import { advanceTaxCalculator } from '@/content/tools/advance-tax-calculator'

export const metadata = toolMetadata(advanceTaxCalculator)

export default function Page() {
  return <ToolPage tool={advanceTaxCalculator} screen={<AdvanceTaxCalculator />} />
}
