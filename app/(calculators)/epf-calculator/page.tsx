import { ToolPage } from '@/app/tool-page'
import { EpfCalculator } from '@/components/tools/epf-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { epfCalculator } from '@/content/tools/epf-calculator'

export const metadata = toolMetadata(epfCalculator)

export default function Page() {
  return <ToolPage tool={epfCalculator} screen={<EpfCalculator />} />
}
