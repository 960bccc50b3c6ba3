import { ToolPage } from '@/app/tool-page'
import { CreditCardPayoffCalculator } from '@/components/tools/credit-card-payoff-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { creditCardPayoffCalculator } from '@/content/tools/credit-card-payoff-calculator'

export const metadata = toolMetadata(creditCardPayoffCalculator)

export default function Page() {
  return <ToolPage tool={creditCardPayoffCalculator} screen={<CreditCardPayoffCalculator />} />
}
