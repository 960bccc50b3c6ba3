import { Button } from '@/components/ui/button'
import { dropTimer, type KeptTimer } from '@/lib/countdown/kept-timers'
import { remainingTime } from '@/lib/countdown/remaining-time'

interface SavedTimerProps {
  timer: KeptTimer
  nowMs: number
  onShow(): void
}

const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

function leftWords(targetMs: number, nowMs: number): string {
  const { days, hours, minutes, totalSeconds } = remainingTime(targetMs, nowMs)
  if (totalSeconds === 0) return 'Over'
  if (days > 0) return `${days.toLocaleString('en-IN')} d ${hours} h`
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`
}

/** A saved countdown, with what is left of it. */
export function SavedTimer({ timer: { id, label, targetMs }, nowMs, onShow }: SavedTimerProps) {
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-2">
      <p className="min-w-0 flex-1 basis-52">
        <span className="font-medium">{label || 'Countdown'}</span>
        <span className="block text-sm text-soft">{MOMENT.format(targetMs)}</span>
      </p>
      <p className="tabular-nums">{leftWords(targetMs, nowMs)}</p>
      {targetMs > nowMs && (
        <Button variant="quiet" onClick={onShow} aria-label={`Show ${label || 'countdown'}`}>
          Show
        </Button>
      )}
      <Button variant="quiet" onClick={() => dropTimer(id)} aria-label={`Delete ${label || 'countdown'}`}>
        Delete
      </Button>
    </li>
  )
}
