import { ToolPage } from '@/app/tool-page'
import { IncomeTaxCalculator } from '@/components/tools/income-tax-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { incomeTaxCalculator } from '@/content/tools/income-tax-calculator'

export const metadata = toolMetadata(incomeTaxCalculator)

export default function Page() {
  return <ToolPage tool={incomeTaxCalculator} screen={<IncomeTaxCalculator />} />
}
