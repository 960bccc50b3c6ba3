'use client'

import { useToday } from '@/components/hooks/use-today'
import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { dateInputs } from '@/lib/dates/date-inputs'
import { dateAnswer, dateQuestionFrom } from '@/lib/dates/date-question'
import { type HolidayNames, holidaysOf, type KnownHolidays } from '@/lib/dates/holiday-choice'
import type { WorkCalendar } from '@/lib/dates/working-days'
import { t } from '@/lib/language/words'
import { DateFields } from './fields'
import { holidayNotes } from './holiday-notes'
import { dateNotes, dateRows } from './rows'
import { dateWorking } from './working'

const PAST = t('That day is past the calendar of this page. Enter a smaller number.')

/** @param known the holidays of the years that the festival calendar has lists of, computed by the build */
export function DateCalculator({ known }: { known: KnownHolidays }) {
  const inputs = useToolInputs(dateInputs)
  const today = useToday('device')
  const choice = inputs.field('holidays').value
  const names = holidaysOf(choice, known)
  const calendar = calendarOf(inputs, names)
  const question = dateQuestionFrom(inputs.read, today)
  const answer = question && calendar && dateAnswer(question, calendar)
  const isPast = question !== null && calendar !== null && answer === null
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<DateFields inputs={inputs} today={today} known={known} />}
      rows={answer && dateRows(answer)}
      placeholder={isPast ? PAST : t('Choose a day.')}
      notice={answer && <Notes sentences={[...dateNotes(answer), ...holidayNotes(answer, choice, known)]} />}
      shareTitle={t('Days and dates')}
      comparable={false}
      working={answer && dateWorking(answer)}
    >
      <FiguresSeen
        heading={t('The days by month')}
        load={() => import('./days-by-month')}
        className="min-h-[30rem]"
        props={answer?.mode === 'between' && calendar ? { span: answer.span, calendar, names } : null}
      />
    </CalculatorScreen>
  )
}

function calendarOf(inputs: ToolInputs<typeof dateInputs>, names: HolidayNames): WorkCalendar | null {
  const chosen = inputs.read('week', 'holidays')
  return chosen && { week: chosen.week, holidays: new Set(Object.keys(names)) }
}
