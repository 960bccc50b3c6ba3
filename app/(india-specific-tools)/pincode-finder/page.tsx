import { toolMetadata } from '@/content/metadata'
import { pincodeFinder } from '@/content/tools/pincode-finder'
import { ToolPage } from '@/app/tool-page'
import { PincodeFinder } from '@/components/tools/pincode-finder/screen'

export const metadata = toolMetadata(pincodeFinder)

export default function Page() {
  return <ToolPage tool={pincodeFinder} screen={<PincodeFinder />} />
}
