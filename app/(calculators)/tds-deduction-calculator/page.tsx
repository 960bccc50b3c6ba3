import { ToolPage } from '@/app/tool-page'
import { TdsDeductionCalculator } from '@/components/tools/tds-deduction-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { tdsDeductionCalculator } from '@/content/tools/tds-deduction-calculator'
import { sampleKindsLaw } from '@/lib/tax/tds-by-year'

export const metadata = toolMetadata(tdsDeductionCalculator)

/** Worked out here, so that a fresh page shows the law of today without fetching the law of every kind. */
const LAW = sampleKindsLaw()

export default function Page() {
  return <ToolPage tool={tdsDeductionCalculator} screen={<TdsDeductionCalculator law={LAW} />} />
}
