import { ToolPage } from '@/app/tool-page'
import { InvestmentReturnsCalculator } from '@/components/tools/investment-returns-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { investmentReturnsCalculator } from '@/content/tools/investment-returns-calculator'

export const metadata = toolMetadata(investmentReturnsCalculator)

export default function Page() {
  return <ToolPage tool={investmentReturnsCalculator} screen={<InvestmentReturnsCalculator />} />
}
