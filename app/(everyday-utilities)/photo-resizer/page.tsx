import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { PhotoResizer } from '@/components/tools/photo-resizer/screen'
import { photoResizer } from '@/content/tools/photo-resizer'

export const metadata = toolMetadata(photoResizer)

export default function Page() {
  return <ToolPage tool={photoResizer} screen={<PhotoResizer />} />
}
