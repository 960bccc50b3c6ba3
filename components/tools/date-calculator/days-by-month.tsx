import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { type DateSpan, type MonthOfSpan, monthsOfSpan } from '@/lib/dates/date-span'
import type { HolidayNames } from '@/lib/dates/holiday-choice'
import { dayKind, type WorkCalendar } from '@/lib/dates/working-days'
import { dayNumber } from '@/lib/calendar/day-number'
import { weekdayName } from '@/lib/format/weekdays'
import { t } from '@/lib/language/words'

interface DaysByMonthProps {
  span: DateSpan
  calendar: WorkCalendar
  names: HolidayNames
}

const months: Column<MonthOfSpan>[] = [
  { heading: t('Month'), as: 'month', cell: ({ month }) => month },
  { heading: t('Days'), as: 'number', cell: ({ days }) => days },
  { heading: t('Working days'), as: 'number', answer: true, cell: ({ counts }) => counts.work },
  { heading: t('Days off'), as: 'number', cell: ({ counts }) => counts.weekend },
  { heading: t('Holidays'), as: 'number', cell: ({ counts }) => counts.holiday },
]

interface Holiday {
  day: string
  name: string
  isOff: boolean
}

const holidays: Column<Holiday>[] = [
  { heading: t('Day'), as: 'day', cell: ({ day }) => day },
  { heading: t('Weekday'), as: 'text', cell: ({ day }) => weekdayName(day) },
  { heading: t('Holiday'), as: 'text', answer: true, cell: ({ name }) => name },
  { heading: t('Note'), as: 'text', cell: ({ isOff }) => (isOff ? t('On a day off') : null) },
]

/** Working days of each month, and the holidays that were taken out. */
export default function DaysByMonth({ span, calendar, names }: DaysByMonthProps) {
  const { from, to, last } = span
  const within = Object.entries(names)
    .filter(([day]) => day >= from && (day < to || (last && day === to)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, name]) => ({ day, name, isOff: dayKind(dayNumber(day), calendar) === 'weekend' }))
  return (
    <>
      <ResultTable
        caption={t('Days of each month')}
        columns={months}
        rows={monthsOfSpan(span, calendar)}
        file="days-by-month"
      />
      {within.length > 0 && (
        <>
          <h3 className="mt-6">{t('Holidays in this time')}</h3>
          <ResultTable
            wordy
            caption={t('Holidays in this time')}
            columns={holidays}
            rows={within}
            file="holidays"
          />
        </>
      )}
    </>
  )
}
