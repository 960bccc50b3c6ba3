import { ToolPage } from '@/app/tool-page'
import { IndianFestivalCalendar } from '@/components/tools/indian-festival-calendar/screen'
import { toolMetadata } from '@/content/metadata'
import { indianFestivalCalendar } from '@/content/tools/indian-festival-calendar'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import { indianDay } from '@/lib/calendar/today'

export const metadata = toolMetadata(indianFestivalCalendar)

const year = Number(indianDay(Date.now()).slice(0, 4))
const ofBuildYear = { question: { subject: 'year', year }, answer: festivalsOf(year) } as const

export default function Page() {
  return (
    <ToolPage tool={indianFestivalCalendar} screen={<IndianFestivalCalendar prerendered={ofBuildYear} />} />
  )
}
