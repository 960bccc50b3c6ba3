import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { NpsCalculator } from '@/components/tools/nps-calculator/screen'
import { npsCalculator } from '@/content/tools/nps-calculator'

export const metadata = toolMetadata(npsCalculator)

export default function Page() {
  return <ToolPage tool={npsCalculator} screen={<NpsCalculator />} />
}
