import { ToolPage } from '@/app/tool-page'
import { IndianFestivalCalendar } from '@/components/tools/indian-festival-calendar/screen'
import { toolMetadata } from '@/content/metadata'
import { indianFestivalCalendar } from '@/content/tools/indian-festival-calendar'
import { festivalsOf } from '@/lib/panchang/festivals'
import { indianDay } from '@/lib/calendar/today'

export const metadata = toolMetadata(indianFestivalCalendar)

const builtYear = Number(indianDay(Date.now()).slice(0, 4))
const built = festivalsOf(builtYear)

export default function Page() {
  return (
    <ToolPage tool={indianFestivalCalendar}>
      <IndianFestivalCalendar builtYear={builtYear} built={built} />
    </ToolPage>
  )
}
