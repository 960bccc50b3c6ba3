'use client'

import './panchang.css'
import { NotComputed } from '@/components/panchang/not-computed'
import { useAnswer } from '@/components/panchang/use-answer'
import { WhenSeen } from '@/components/ui/when-seen'
import { ShareLink } from '@/components/share/share-link'
import { AnswerFirst } from '@/components/tool-form/answer-first'
import { useNow } from '@/components/hooks/use-now'
import { useToday } from '@/components/hooks/use-today'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import type { EarthPlace } from '@/lib/panchang/rise-set'
import type { Panchang, PolarDay } from '@/lib/panchang/panchang'
import { panchangInputs, placeFrom, pointOf } from '@/lib/panchang/panchang-inputs'
import { dayIn } from '@/lib/panchang/place-time'
import type { Question } from '@/lib/panchang/questions'
import { t } from '@/lib/language/words'
import { DayTimes } from './day-times'
import { PanchangFields } from './fields'
import { Glance } from './glance'

type DayQuestion = Extract<Question, { subject: 'day' }>

const MS_IN_MINUTE = 60_000
const untilNextMinute = (nowMs: number) => MS_IN_MINUTE - (nowMs % MS_IN_MINUTE)

/** @param prerendered the panchang of the day on which the page was built, for readers without scripts */
export function DailyPanchangMuhurat({ prerendered }: { prerendered: Panchang }) {
  const inputs = useToolInputs(panchangInputs)
  const today = useToday()
  const { now } = useNow(untilNextMinute)
  const { day, place, todayThere } = chosen(inputs, today || prerendered.day, now)
  const question = day && place ? dayQuestion(day, place) : null
  const { panchang, source, hidden, ...state } = useDay(question, prerendered)
  const placeName = place?.name ?? ''

  return (
    <>
      <AnswerFirst
        fields={<PanchangFields inputs={inputs} day={day ?? todayThere} />}
        onReset={inputs.reset}
        onUndo={inputs.undoReset}
        busy={state.waiting}
        share={<ShareDay panchang={panchang} fragment={inputs.fragment} />}
      >
        <noscript>
          <p className="mb-3">
            {t(
              'This is the panchang of {0} in {1}, computed when this page was built. With JavaScript the page computes any day and place.',
              dayInWords(prerendered.day),
              placeName,
            )}
          </p>
        </noscript>
        {state.failed && (
          <NotComputed onRetry={state.retry}>
            {t('The panchang could not be computed, as a part of this page did not load. ')}
          </NotComputed>
        )}
        {!question && (
          <p role="status" className="text-xl">
            {t('Choose a date and a place.')}
          </p>
        )}
        {panchang && (
          <div key={source} className={hidden}>
            <Glance panchang={panchang} place={place!} now={day === todayThere ? now : null} />
          </div>
        )}
      </AnswerFirst>
      {panchang && (
        <div key={source} className={hidden}>
          <DayTimes panchang={panchang} placeName={placeName} />
        </div>
      )}
      <Month day={day} place={place} onDay={(date) => inputs.set({ date })} />
    </>
  )
}

function ShareDay({ panchang, fragment }: { panchang: Panchang | PolarDay | null; fragment: string }) {
  return panchang && <ShareLink fragment={fragment} title={t('Panchang of {0}', dayInWords(panchang.day))} />
}

interface MonthProps {
  day: CalendarDay | null
  place: EarthPlace | null
  onDay(date: CalendarDay): void
}

/** The month of the day; none while there is no day or place to show it for. */
function Month({ day, place, onDay }: MonthProps) {
  return (
    <WhenSeen
      heading={t('The month')}
      load={() => import('./month-view')}
      className="min-h-[36rem]"
      props={day && place ? { day, place, onDay } : null}
    />
  )
}

/**
 * The panchang asked for, and none while there is no question or no answer to it. While an answer is on its
 * way the last one stays in sight, if it is for the same place; the page as built answers for its own day
 * alone. The other day is drawn anew by its source as key, so that no line of the one moves to its place in
 * the other.
 */
function useDay(question: DayQuestion | null, prerendered: Panchang) {
  const { known, ...state } = useAnswer(question, {
    question: dayQuestion(prerendered.day, prerendered.place),
    answer: prerendered,
  })
  const { question: answered, answer } = known!
  const isOfBuild = answer === prerendered
  const isOfPlace = JSON.stringify(question?.place) === JSON.stringify(answered.place)
  return {
    ...state,
    panchang: question && !state.failed ? answer : null,
    source: isOfBuild ? 'build' : 'browser',
    hidden: state.waiting && (isOfBuild || !isOfPlace) ? 'invisible' : undefined,
  }
}

/** The day and the place of the form, null where the field has a problem; and the present date there. */
function chosen(inputs: ToolInputs<typeof panchangInputs>, today: CalendarDay, now: number | null) {
  const date = inputs.read('date')
  const city = inputs.read('city')
  const place = city && placeFrom(city.city, inputs.read('latitude', 'longitude', 'timeZone', 'place'))
  const todayThere = place?.timeZone && now !== null ? dayIn(now, place.timeZone) : today
  return { day: date && (date.date || todayThere), place, todayThere }
}

const dayQuestion = (day: CalendarDay, place: EarthPlace): DayQuestion => ({
  subject: 'day',
  day,
  place: pointOf(place),
})
