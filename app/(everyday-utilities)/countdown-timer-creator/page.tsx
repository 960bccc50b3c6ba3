import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { countdownTimerCreator } from '@/content/tools/countdown-timer-creator'

export const metadata = toolMetadata(countdownTimerCreator)

export default function Page() {
  return <ToolPage tool={countdownTimerCreator} />
}
