import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { MarginCalculator } from '@/components/tools/margin-calculator/screen'
import { marginCalculator } from '@/content/tools/margin-calculator'

export const metadata = toolMetadata(marginCalculator)

export default function Page() {
  return <ToolPage tool={marginCalculator} screen={<MarginCalculator />} />
}
