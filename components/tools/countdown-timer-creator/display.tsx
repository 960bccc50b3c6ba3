import './display.css'
import { useRef } from 'react'
import { HalfDial } from '@/components/results/charts/half-dial'
import { RESULT_ID } from '@/components/results/focus-result'
import { Button } from '@/components/ui/button'
import { localDay } from '@/lib/calendar/today'
import { localTime } from '@/lib/countdown/countdown-target'
import { dayInWords } from '@/lib/format/days'
import { shareElapsed } from '@/lib/countdown/countdown-state'
import { type RemainingTime, remainingTime } from '@/lib/countdown/remaining-time'
import { nameOf, t } from '@/lib/language/words'
import type { Countdown } from './use-countdown'

/** The remaining time in large digits, or the message of the end. */
export function CountdownDisplay({ countdown, label }: { countdown: Countdown; label: string }) {
  const place = useRef<HTMLElement>(null)
  const left = leftOf(countdown)
  return (
    <section
      ref={place}
      id={RESULT_ID}
      aria-label={t('Result')}
      className="card countdown grid justify-items-center gap-4 px-4 py-6 text-center"
    >
      {label !== '' && <p className="countdown-label font-display text-2xl font-semibold">{label}</p>}
      {left && <Digits left={left} />}
      <ElapsedDial countdown={countdown} />
      <p role="status" aria-live="off" data-spoken className="text-xl">
        {statusWords(countdown, left)}
        {countdown.state.kind === 'running' && (
          <span className="sr-only">{startWords(countdown.target)}</span>
        )}
      </p>
      {left && document.fullscreenEnabled && (
        <Button variant="quiet" className="no-print" onClick={() => toggleFullScreen(place.current!)}>
          {t('Full screen')}
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
      label={t('Time elapsed: {0}', elapsed)}
      reading={elapsed}
      caption={t('Time elapsed')}
      ends={[nameOf('dial-ends', 'Start'), nameOf('dial-ends', 'End')]}
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

/** The sentence that is spoken when the countdown starts. */
function startWords(target: number | null): string {
  const end = new Date(target!)
  return t('The countdown runs until {0}, {1}.', dayInWords(localDay(end)), localTime(end))
}

function statusWords({ state, target }: Countdown, left: RemainingTime | null): string {
  if (state.kind === 'finished') return t('Countdown Finished! 🎉')
  if (state.kind === 'paused') return t('Paused')
  if (left) return ''
  return t(target === null ? 'Set a date and a time.' : 'This moment has passed.')
}

/** Each unit with its noun, of one and of several, which is below the digits. */
const UNITS = [
  ['days', t('day'), t('days')],
  ['hours', t('hour'), t('hours')],
  ['minutes', t('minute'), t('minutes')],
  ['seconds', t('second'), t('seconds')],
] as const

function Digits({ left }: { left: RemainingTime }) {
  return (
    <output name="remaining" data-value={left.totalSeconds} aria-live="off" aria-label={t('Time remaining')}>
      {UNITS.map(([unit, one, several]) => (
        <span key={unit}>
          <b>{unit === 'days' ? left[unit].toLocaleString('en-IN') : String(left[unit]).padStart(2, '0')}</b>{' '}
          {left[unit] === 1 ? one : several}{' '}
        </span>
      ))}
    </output>
  )
}
