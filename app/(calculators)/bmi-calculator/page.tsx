import { ToolPage } from '@/app/tool-page'
import { BmiCalculator } from '@/components/tools/bmi-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { bmiCalculator } from '@/content/tools/bmi-calculator'

export const metadata = toolMetadata(bmiCalculator)

export default function Page() {
  return <ToolPage tool={bmiCalculator} screen={<BmiCalculator />} />
}
