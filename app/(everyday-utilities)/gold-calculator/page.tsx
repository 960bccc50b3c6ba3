import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { GoldCalculator } from '@/components/tools/gold-calculator/screen'
import { goldCalculator } from '@/content/tools/gold-calculator'

export const metadata = toolMetadata(goldCalculator)

export default function Page() {
  return <ToolPage tool={goldCalculator} screen={<GoldCalculator />} />
}
