import { ToolPage } from '@/app/tool-page'
import { DateCalculator } from '@/components/tools/date-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { dateCalculator } from '@/content/tools/date-calculator'
import { knownHolidays } from '@/lib/dates/known-holidays'

export const metadata = toolMetadata(dateCalculator)

const known = knownHolidays()

export default function Page() {
  return <ToolPage tool={dateCalculator} screen={<DateCalculator known={known} />} />
}
