import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { dropTimer, type KeptTimer, timersInOrder } from '@/lib/countdown/kept-timers'
import { remainingTime } from '@/lib/countdown/remaining-time'

interface SavedTimersProps {
  kept: readonly KeptTimer[]
  nowMs: number | null
  onShow(timer: KeptTimer): void
}

const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

function leftWords(targetMs: number, nowMs: number): string {
  const { days, hours, minutes, totalSeconds } = remainingTime(targetMs, nowMs)
  if (totalSeconds === 0) return 'Over'
  if (days > 0) return `${days.toLocaleString('en-IN')} d ${hours} h`
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`
}

/** The saved countdowns, the soonest first. */
export function SavedTimers({ kept, nowMs, onShow }: SavedTimersProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 min-h-28">
      <h2 id={id} className="section-heading">
        Saved countdowns
      </h2>
      {kept.length === 0 || nowMs === null ? (
        <p className="mt-2 text-soft">No saved countdowns yet. Select Save to keep one in this browser.</p>
      ) : (
        <ul className="mt-2">
          {timersInOrder(kept, nowMs).map((timer) => (
            <li key={timer.id} className="flex flex-wrap items-center gap-2 border-b border-line py-2">
              <p className="min-w-0 flex-1 basis-52">
                <span className="font-medium">{timer.label || 'Countdown'}</span>
                <span className="block text-sm text-soft">{MOMENT.format(timer.targetMs)}</span>
              </p>
              <p className="tabular-nums">{leftWords(timer.targetMs, nowMs)}</p>
              {timer.targetMs > nowMs && (
                <Button
                  variant="quiet"
                  onClick={() => onShow(timer)}
                  aria-label={`Show ${timer.label || 'countdown'}`}
                >
                  Show
                </Button>
              )}
              <Button
                variant="quiet"
                onClick={() => dropTimer(timer.id)}
                aria-label={`Delete ${timer.label || 'countdown'}`}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
