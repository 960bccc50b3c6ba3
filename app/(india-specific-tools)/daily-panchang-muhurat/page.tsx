import { ToolPage } from '@/app/tool-page'
import { DailyPanchangMuhurat } from '@/components/tools/daily-panchang-muhurat/screen'
import { toolMetadata } from '@/content/metadata'
import { dailyPanchangMuhurat } from '@/content/tools/daily-panchang-muhurat'
import { indianDay } from '@/lib/calendar/today'
import { panchangOf } from '@/lib/panchang/panchang'
import { panchangCities } from '@/lib/panchang/places'

export const metadata = toolMetadata(dailyPanchangMuhurat)

const { latitude, longitude } = panchangCities.delhi
const ofBuildDay = panchangOf(indianDay(Date.now()), { latitude, longitude })

export default function Page() {
  return <ToolPage tool={dailyPanchangMuhurat} screen={<DailyPanchangMuhurat prerendered={ofBuildDay} />} />
}
