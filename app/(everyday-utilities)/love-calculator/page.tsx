import { ToolPage } from '@/app/tool-page'
import { LoveCalculator } from '@/components/tools/love-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { loveCalculator } from '@/content/tools/love-calculator'

export const metadata = toolMetadata(loveCalculator)

export default function Page() {
  return <ToolPage tool={loveCalculator} screen={<LoveCalculator />} />
}
