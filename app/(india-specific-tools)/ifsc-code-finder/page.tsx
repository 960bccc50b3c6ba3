import { toolMetadata } from '@/content/metadata'
import { ifscCodeFinder } from '@/content/tools/ifsc-code-finder'
import { ToolPage } from '@/app/tool-page'
import { IfscCodeFinder } from '@/components/tools/ifsc-code-finder/screen'

export const metadata = toolMetadata(ifscCodeFinder)

export default function Page() {
  return <ToolPage tool={ifscCodeFinder} screen={<IfscCodeFinder />} />
}
