import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { dailyPanchangMuhurat } from '@/content/tools/daily-panchang-muhurat'

export const metadata = toolMetadata(dailyPanchangMuhurat)

export default function Page() {
  return <ToolPage tool={dailyPanchangMuhurat} />
}
