import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { indianFestivalCalendar } from '@/content/tools/indian-festival-calendar'

export const metadata = toolMetadata(indianFestivalCalendar)

export default function Page() {
  return <ToolPage tool={indianFestivalCalendar} />
}
