'use client'

import { saveCalendar } from '@/components/share/save-calendar'
import { SavedList } from '@/components/ui/saved-list'
import { StorageNotice } from '@/components/ui/storage-notice'
import { WhenSeen } from '@/components/ui/when-seen'
import { ShareLink } from '@/components/share/share-link'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { useToday } from '@/components/hooks/use-today'
import { useResetWith } from '@/components/tool-form/use-reset-with'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { localDay } from '@/lib/calendar/today'
import { countdownInputs, localTime, targetMs } from '@/lib/countdown/countdown-target'
import { keepTimer, type KeptTimer, timers, timersInOrder } from '@/lib/countdown/kept-timers'
import type { Preset } from '@/lib/countdown/presets'
import { t } from '@/lib/language/words'
import { CountdownDisplay } from './display'
import { CountdownControls, CountdownFields } from './fields'
import { SavedTimer } from './saved-timer'
import { STOPPED, useCountdown } from './use-countdown'
import { useSignals } from './use-signals'

export function CountdownTimerCreator() {
  const inputs = useToolInputs(countdownInputs)
  const saved = useStoredValue(timers)
  const today = useToday()
  const signals = useSignals()
  const { values } = inputs
  const label = inputs.read('label')?.label ?? ''
  const countdown = useCountdown(values && targetMs(values.date, values.time, values.zone), () =>
    signals.give(label),
  )
  const { state, target, now } = countdown
  const locked = state.kind !== 'stopped'

  const resetting = useResetWith(inputs, state, STOPPED, countdown.restore)
  const show = ({ id, label: name, targetMs: keptMs }: KeptTimer) => {
    const moment = new Date(keptMs)
    inputs.set({ label: name, date: localDay(moment), time: localTime(moment), zone: 'local' })
    countdown.start(keptMs, Number(id))
  }
  const choosePreset = ({ label: name, date, time }: Preset) => {
    countdown.restore(STOPPED)
    inputs.set({ label: name, date, time, zone: 'india' })
  }

  return (
    <>
      <StorageNotice state={saved} what={t('Your saved countdowns')} onClose={timers.closeNotice} />
      <div className="tool">
        <form
          id="form"
          onSubmit={(event) => event.preventDefault()}
          className="card grid content-start gap-4 p-5"
        >
          <CountdownFields inputs={inputs} locked={locked} signals={signals} />
          <CountdownControls countdown={countdown} {...resetting} />
        </form>
        <div className="answer">
          <CountdownDisplay countdown={countdown} label={label} />
          <div className="no-print mt-2 flex min-h-24 flex-wrap content-start gap-2">
            {target !== null && now !== null && target > now && (
              <>
                <Button variant="outline" onClick={() => keepTimer(label, target, Date.now())}>
                  {t('Save')}
                </Button>
                <Button variant="outline" onClick={() => saveEvent(label, target)}>
                  {t('Add to calendar (.ics)')}
                </Button>
                <ShareLink fragment={inputs.fragment} title={label || t('Countdown')} />
              </>
            )}
          </div>
        </div>
      </div>
      <SavedList what="countdowns" className="mt-10 min-h-28">
        {now === null
          ? []
          : timersInOrder(saved.value, now).map((timer) => (
              <SavedTimer key={timer.id} timer={timer} nowMs={now} onShow={() => show(timer)} />
            ))}
      </SavedList>
      <WhenSeen
        heading={t('Festivals and tax dates')}
        load={() => import('./presets')}
        className="min-h-[30rem]"
        props={today === '' ? null : { today, onChoose: choosePreset }}
      />
    </>
  )
}

const HOUR_MS = 3_600_000

/** An entry of an hour, which calendars remind of by their own settings. */
function saveEvent(label: string, startMs: number): void {
  const title = label || t('Countdown')
  const entry = { id: `countdown-${startMs}`, title, start: startMs, end: startMs + HOUR_MS }
  saveCalendar('countdown', title, [entry])
}
