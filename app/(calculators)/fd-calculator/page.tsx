import { ToolPage } from '@/app/tool-page'
import { FdCalculator } from '@/components/tools/fd-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { fdCalculator } from '@/content/tools/fd-calculator'

export const metadata = toolMetadata(fdCalculator)

export default function Page() {
  return <ToolPage tool={fdCalculator} screen={<FdCalculator />} />
}
