'use client'

import './panchang.css'
import { NotComputed } from '@/components/panchang/not-computed'
import { useAnswer } from '@/components/panchang/use-answer'
import { WhenSeen } from '@/components/ui/when-seen'
import { ShareLink } from '@/components/share/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useNow } from '@/components/hooks/use-now'
import { useToday } from '@/components/hooks/use-today'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import { weekdayName as sanskritWeekday } from '@/lib/panchang/names'
import type { Panchang } from '@/lib/panchang/panchang'
import { panchangInputs, placeFrom } from '@/lib/panchang/panchang-inputs'
import type { Question } from '@/lib/panchang/questions'
import { DayTimes } from './day-times'
import { PanchangFields } from './fields'
import { LimbRows, MonthRows, SkyRows } from './rows'
import { Explained } from './working'

type DayQuestion = Extract<Question, { of: 'day' }>

const MS_IN_MINUTE = 60_000
const untilNextMinute = (nowMs: number) => MS_IN_MINUTE - (nowMs % MS_IN_MINUTE)

/** @param prerendered the panchang of the day on which the page was built, for readers without scripts */
export function DailyPanchangMuhurat({ prerendered }: { prerendered: Panchang }) {
  const inputs = useToolInputs(panchangInputs)
  const today = useToday()
  const { now } = useNow(untilNextMinute)
  const { day, place } = chosen(inputs, today || prerendered.day)
  const question = day && place ? dayQuestion(day, place) : null
  const { panchang, source, hidden, ...state } = useDay(question, prerendered)
  const placeName = place?.name ?? ''

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <section aria-label="Result" aria-busy={state.waiting} className="card p-5">
            <noscript>
              <p className="mb-3">
                This is the panchang of {dayInWords(panchang.day)} in {placeName}, computed when this page was
                built. With JavaScript the page computes any day and place.
              </p>
            </noscript>
            {state.failed && <NotComputed what="panchang" onRetry={state.retry} />}
            {question ? (
              <div key={source} className={hidden}>
                <Glance panchang={panchang} placeName={placeName} />
              </div>
            ) : (
              <p role="status" className="text-xl">
                Choose a date and a place.
              </p>
            )}
            <div className="mt-4">
              <ShareLink fragment={inputs.fragment} title={`Panchang of ${dayInWords(panchang.day)}`} />
            </div>
          </section>
        }
      >
        <PanchangFields inputs={inputs} day={day ?? panchang.day} />
      </ToolForm>
      <div key={source} className={hidden}>
        <DayTimes panchang={panchang} now={day === today ? now : null} placeName={placeName} />
      </div>
      <WhenSeen
        heading="The month"
        load={() => import('./month-view')}
        className="min-h-[36rem]"
        // While a field has a problem the month of the last answer stays: to compute it again would take a while.
        props={{
          day: day ?? panchang.day,
          place: place ?? panchang.place,
          onDay: (date: CalendarDay) => inputs.set({ date }),
        }}
      />
    </>
  )
}

/**
 * The panchang asked for, or the last one. That of the build is not shown for another day, and the other day is drawn
 * anew by its source as key, so that no line of the one moves to its place in the other.
 */
function useDay(question: DayQuestion | null, prerendered: Panchang) {
  const { known, ...state } = useAnswer(question, {
    question: dayQuestion(prerendered.day, prerendered.place),
    answer: prerendered,
  })
  const panchang = known!.answer
  const isOfBuild = panchang === prerendered
  const source = isOfBuild ? 'build' : 'browser'
  return { ...state, panchang, source, hidden: state.waiting && isOfBuild ? 'invisible' : undefined }
}

/** The day and the place of the form; null where the field has a problem. */
function chosen(inputs: ToolInputs<typeof panchangInputs>, today: CalendarDay) {
  const date = inputs.read('date')
  const city = inputs.read('city')
  return {
    day: date && (date.date || today),
    place: city && placeFrom(city.city, inputs.read('latitude', 'longitude', 'place')),
  }
}

const dayQuestion = (day: CalendarDay, { latitude, longitude }: Panchang['place']): DayQuestion => ({
  of: 'day',
  day,
  place: { latitude, longitude },
})

/** The day at a glance: the five limbs, Sun and Moon, month and years. */
function Glance({ panchang, placeName }: { panchang: Panchang; placeName: string }) {
  const { day, sky } = panchang
  return (
    <>
      <h2 className="text-2xl">
        {weekdayName(day)}, {dayInWords(day)}
      </h2>
      <p className="text-soft">
        {placeName} · {sanskritWeekday(sky.weekday)}
      </p>
      <LimbRows panchang={panchang} />
      <SkyRows panchang={panchang} />
      <Explained question="How are these times found?">
        Sunrise and sunset are the moments when the upper edge of the Sun touches a level horizon at sea
        level, with the air lifting it by 34 minutes of arc. Hills and buildings change what you see. Moonrise
        and moonset are those of this date, from midnight to midnight, seen from this place. About once a
        month the Moon does not rise on a date, because each day it comes some 50 minutes later.
      </Explained>
      <MonthRows panchang={panchang} />
    </>
  )
}
