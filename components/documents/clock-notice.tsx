import { useToday } from '@/components/tool-form/use-today'
import { isClockWrong } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'

/** A device whose clock was never set would date documents wrongly. */
export function ClockNotice() {
  const today = useToday()
  if (!isClockWrong(today)) return null
  return (
    <p role="alert" className="no-print card mb-4 border-bad bg-bad-wash p-3">
      Your device says today is {dayInWords(today)}. Set its clock, or check every date before you send a
      document.
    </p>
  )
}
