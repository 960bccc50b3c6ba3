import { ToolPage } from '@/app/tool-page'
import { CountdownTimerCreator } from '@/components/tools/countdown-timer-creator/screen'
import { toolMetadata } from '@/content/metadata'
import { countdownTimerCreator } from '@/content/tools/countdown-timer-creator'

export const metadata = toolMetadata(countdownTimerCreator)

export default function Page() {
  return <ToolPage tool={countdownTimerCreator} screen={<CountdownTimerCreator />} />
}
