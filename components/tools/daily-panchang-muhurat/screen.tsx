'use client'

import '@/components/tools/daily-panchang-muhurat/panchang.css'
import { type Known, useAnswer } from '@/components/panchang/use-answer'
import { useMinute } from '@/components/panchang/use-minute'
import { WhenSeen } from '@/components/results/when-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToday } from '@/components/tool-form/use-today'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { DayTimes } from '@/components/tools/daily-panchang-muhurat/day-times'
import { PanchangFields } from '@/components/tools/daily-panchang-muhurat/fields'
import { PanchangResult } from '@/components/tools/daily-panchang-muhurat/result'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Panchang } from '@/lib/panchang/panchang'
import { type NamedPlace, panchangInputs, placeFrom } from '@/lib/panchang/panchang-inputs'
import type { Question } from '@/lib/panchang/questions'

type DayQuestion = Extract<Question, { of: 'day' }>

const loadMonth = () => import('@/components/tools/daily-panchang-muhurat/month-view')

/** @param prerendered the panchang of the day on which the page was built, for readers without scripts */
export function DailyPanchangMuhurat({ prerendered }: { prerendered: Panchang }) {
  const inputs = useToolInputs(panchangInputs)
  const today = useToday()
  const now = useMinute()
  const { day, place } = chosen(inputs, today || prerendered.day)
  const state = useAnswer<DayQuestion>(questionOf(day, place), builtAnswer(prerendered))
  const shown = state.known!
  const placeName = place?.name ?? ''

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <PanchangResult
            panchang={shown.answer}
            placeName={placeName}
            state={state}
            complete={day !== null && place !== null}
            fragment={inputs.fragment}
          />
        }
      >
        <PanchangFields inputs={inputs} day={day ?? shown.answer.day} />
      </ToolForm>
      <DayTimes panchang={shown.answer} now={day === today ? now : null} placeName={placeName} />
      <WhenSeen
        heading="The month"
        load={loadMonth}
        className="min-h-[36rem]"
        // While a field has a problem the month of the last answer stays: to compute it again would take a while.
        of={{
          day: day ?? shown.answer.day,
          place: place ?? shown.answer.place,
          onDay: (date: CalendarDay) => inputs.set({ date }),
        }}
      />
    </>
  )
}

const questionOf = (day: CalendarDay | null, place: NamedPlace | null): DayQuestion | null =>
  day && place ? { of: 'day', day, place: { latitude: place.latitude, longitude: place.longitude } } : null

const builtAnswer = (answer: Panchang): Known<DayQuestion> => ({
  question: { of: 'day', day: answer.day, place: answer.place },
  answer,
})

/** The day and the place of the form; null where the field has a problem. */
function chosen(inputs: ToolInputs<typeof panchangInputs>, today: CalendarDay) {
  const date = inputs.read('date')
  const city = inputs.read('city')
  return {
    day: date && (date.date || today),
    place: city && placeFrom(city.city, inputs.read('latitude', 'longitude', 'place')),
  }
}
