import { ToolPage } from '@/app/tool-page'
import { UnitConverter } from '@/components/tools/unit-converter/screen'
import { toolMetadata } from '@/content/metadata'
import { unitConverter } from '@/content/tools/unit-converter'

export const metadata = toolMetadata(unitConverter)

export default function Page() {
  return <ToolPage tool={unitConverter} screen={<UnitConverter />} />
}
