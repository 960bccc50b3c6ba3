import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { loveCalculator } from '@/content/tools/love-calculator'

export const metadata = toolMetadata(loveCalculator)

export default function Page() {
  return <ToolPage tool={loveCalculator} />
}
