import { ToolPage } from '@/app/tool-page'
import { DailyExpenseTracker } from '@/components/tools/daily-expense-tracker/screen'
import { toolMetadata } from '@/content/metadata'
import { dailyExpenseTracker } from '@/content/tools/daily-expense-tracker'

export const metadata = toolMetadata(dailyExpenseTracker)

export default function Page() {
  return <ToolPage tool={dailyExpenseTracker} screen={<DailyExpenseTracker />} />
}
