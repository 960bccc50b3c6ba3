import { ToolPage } from '@/app/tool-page'
import { GratuityCalculator } from '@/components/tools/gratuity-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { gratuityCalculator } from '@/content/tools/gratuity-calculator'

export const metadata = toolMetadata(gratuityCalculator)

export default function Page() {
  return <ToolPage tool={gratuityCalculator} screen={<GratuityCalculator />} />
}
