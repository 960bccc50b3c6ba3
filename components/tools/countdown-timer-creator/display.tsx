import './display.css'
import { useRef } from 'react'
import { HalfDial } from '@/components/results/half-dial'
import { Button } from '@/components/ui/button'
import { shareElapsed } from '@/lib/countdown/countdown-state'
import { type RemainingTime, remainingTime } from '@/lib/countdown/remaining-time'
import type { Countdown } from './use-countdown'

/** What is left, in large digits, or the words of the end. */
export function CountdownDisplay({ countdown, label }: { countdown: Countdown; label: string }) {
  const place = useRef<HTMLElement>(null)
  const left = leftOf(countdown)
  return (
    <section ref={place} aria-label="Result" className="card countdown">
      {label !== '' && <p className="countdown-label font-display text-2xl font-semibold">{label}</p>}
      {left && <Digits left={left} />}
      <ElapsedDial countdown={countdown} />
      <p role="status" className="text-xl">
        {statusWords(countdown, left)}
      </p>
      {left && document.fullscreenEnabled && (
        <Button variant="quiet" className="no-print" onClick={() => toggleFullScreen(place.current!)}>
          Full screen
        </Button>
      )}
    </section>
  )
}

/** The time since the start; none for a countdown of which no start is known. */
function ElapsedDial({ countdown: { state, now } }: { countdown: Countdown }) {
  const share = now === null ? null : shareElapsed(state, now)
  if (share === null) return null
  const elapsed = `${Math.floor(share * 100)}%`
  return (
    <HalfDial
      label={`Time elapsed: ${elapsed}`}
      reading={elapsed}
      caption="Time elapsed"
      ends={['Start', 'End']}
      share={share}
    />
  )
}

const toggleFullScreen = (place: HTMLElement) =>
  document.fullscreenElement ? document.exitFullscreen() : place.requestFullscreen()

function leftOf({ state, now, target }: Countdown): RemainingTime | null {
  if (now === null || target === null) return null
  if (state.kind === 'stopped' && now >= target) return null
  return remainingTime(target, state.kind === 'paused' ? state.heldAtMs : now)
}

function statusWords({ state, target }: Countdown, left: RemainingTime | null): string {
  if (state.kind === 'finished') return 'Countdown Finished! 🎉'
  if (state.kind === 'paused') return 'Paused'
  if (left) return ''
  return target === null ? 'Set a date and a time.' : 'This moment has passed.'
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const
const SINGULAR = { days: 'day', hours: 'hour', minutes: 'minute', seconds: 'second' } as const

function Digits({ left }: { left: RemainingTime }) {
  return (
    <output name="remaining" data-value={left.totalSeconds} aria-live="off" aria-label="Time remaining">
      {UNITS.map((unit) => (
        <span key={unit}>
          <b>{unit === 'days' ? left[unit].toLocaleString('en-IN') : String(left[unit]).padStart(2, '0')}</b>{' '}
          {left[unit] === 1 ? SINGULAR[unit] : unit}{' '}
        </span>
      ))}
    </output>
  )
}
