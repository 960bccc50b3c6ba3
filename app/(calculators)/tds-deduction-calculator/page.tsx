import { ToolPage } from '@/app/tool-page'
import { TdsDeductionCalculator } from '@/components/tools/tds-deduction-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { tdsDeductionCalculator } from '@/content/tools/tds-deduction-calculator'

export const metadata = toolMetadata(tdsDeductionCalculator)

export default function Page() {
  return (
    <ToolPage tool={tdsDeductionCalculator}>
      <TdsDeductionCalculator />
    </ToolPage>
  )
}
