import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { LoanEligibilityCalculator } from '@/components/tools/loan-eligibility-calculator/screen'
import { loanEligibilityCalculator } from '@/content/tools/loan-eligibility-calculator'

export const metadata = toolMetadata(loanEligibilityCalculator)

export default function Page() {
  return <ToolPage tool={loanEligibilityCalculator} screen={<LoanEligibilityCalculator />} />
}
