import { ToolPage } from '@/app/tool-page'
import { AgeCalculator } from '@/components/tools/age-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { ageCalculator } from '@/content/tools/age-calculator'

export const metadata = toolMetadata(ageCalculator)

export default function Page() {
  return <ToolPage tool={ageCalculator} screen={<AgeCalculator />} />
}
