import { toolMetadata } from '@/content/metadata'
import { emiCalculator } from '@/content/tools/emi-calculator'
import { ToolPage } from '@/app/tool-page'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'

export const metadata = toolMetadata(emiCalculator)

export default function Page() {
  return <ToolPage tool={emiCalculator} screen={<EmiCalculator />} />
}
