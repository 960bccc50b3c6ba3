import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { ifscCodeFinder } from '@/content/tools/ifsc-code-finder'

export const metadata = toolMetadata(ifscCodeFinder)

export default function Page() {
  return <ToolPage tool={ifscCodeFinder} />
}
