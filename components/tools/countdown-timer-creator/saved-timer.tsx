import { Button } from '@/components/ui/button'
import { localDay } from '@/lib/calendar/today'
import { dropTimer, type KeptTimer } from '@/lib/countdown/kept-timers'
import { remainingTime } from '@/lib/countdown/remaining-time'
import { dayInWords } from '@/lib/format/days'
import { timeInWords } from '@/lib/format/time-in-words'
import { names, t } from '@/lib/language/words'

interface SavedTimerProps {
  timer: KeptTimer
  nowMs: number
  onShow(): void
}

const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** '21 Nov 2026, 6:45 pm', on the device's own clock. */
function momentInWords(ms: number): string {
  const moment = new Date(ms)
  if (!names('names of months')) return MOMENT.format(moment)
  return `${dayInWords(localDay(moment))}, ${timeInWords(moment.getHours(), moment.getMinutes())}`
}

function leftWords(targetMs: number, nowMs: number): string {
  const { days, hours, minutes, totalSeconds } = remainingTime(targetMs, nowMs)
  if (totalSeconds === 0) return t('Over')
  if (days > 0) return t('{0} d {1} h', days.toLocaleString('en-IN'), hours)
  return hours > 0 ? t('{0} h {1} min', hours, minutes) : t('{0} min', minutes)
}

/** A saved countdown, with what is left of it. */
export function SavedTimer({ timer: { id, label, targetMs }, nowMs, onShow }: SavedTimerProps) {
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-2">
      <p className="min-w-0 flex-1 basis-52">
        <span className="font-medium">{label || t('Countdown')}</span>
        <span className="block text-sm text-soft">{momentInWords(targetMs)}</span>
      </p>
      <p className="tabular-nums">{leftWords(targetMs, nowMs)}</p>
      {targetMs > nowMs && (
        <Button variant="quiet" onClick={onShow} aria-label={t('Show {0}', label || t('countdown'))}>
          {t('Show')}
        </Button>
      )}
      <Button
        variant="quiet"
        onClick={() => dropTimer(id)}
        aria-label={t('Delete {0}', label || t('countdown'))}
      >
        {t('Delete')}
      </Button>
    </li>
  )
}
