'use client'

import { useAnswer } from '@/components/panchang/use-answer'
import { Button } from '@/components/ui/button'
import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { monthOf, weeksOf } from '@/lib/calendar/calendar-month'
import { dayInWords, monthInWords } from '@/lib/format/days'
import type { TithiDay } from '@/lib/panchang/month-of-tithis'
import { fullTithiName, pakshaOf } from '@/lib/panchang/names'
import type { Place } from '@/lib/panchang/rise-set'
import { FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR } from '@/lib/panchang/years'
import { festivals } from '@/lib/rules/festivals'

interface MonthViewProps {
  day: CalendarDay
  place: Place
  onDay(day: CalendarDay): void
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const nameOf = new Map(festivals.map(({ id, name }) => [id, name]))

/** The month of the chosen day, with the tithi of each sunrise and the festivals. */
export default function MonthView({ day, place, onDay }: MonthViewProps) {
  const month = monthOf(day)
  const year = Number(month.slice(0, 4))
  const { latitude, longitude } = place
  const { known, waiting, failed, retry } = useAnswer({
    of: 'month',
    month,
    place: { latitude, longitude },
  })
  const withFestivals = year >= FIRST_FESTIVAL_YEAR && year <= LAST_FESTIVAL_YEAR
  const { known: festivalYear } = useAnswer(withFestivals ? { of: 'year', year } : null)

  if (failed)
    return (
      <p role="alert" className="mt-4">
        The month could not be computed.{' '}
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      </p>
    )
  const shownMonth = known?.question.month ?? month
  const cells = new Map(known?.answer.map((cell) => [cell.day, cell]))
  const kept = (festivalYear?.answer ?? []).filter((festival) => monthOf(festival.day) === shownMonth)
  return (
    <>
      <div className="no-print mt-3 flex items-center justify-between gap-2">
        <Button variant="outline" onClick={() => onDay(addMonths(day, -1))}>
          Previous month
        </Button>
        <Button variant="outline" onClick={() => onDay(addMonths(day, 1))}>
          Next month
        </Button>
      </div>
      <table className="month-grid" aria-busy={waiting}>
        <caption className="mt-3 text-lg font-medium">{monthInWords(shownMonth)}, tithi at sunrise</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(known ? weeksOf(shownMonth) : []).map((week, row) => (
            <tr key={row}>
              {week.map((date, column) => (
                <td key={column}>
                  {date && (
                    <DayCell
                      cell={cells.get(date)!}
                      chosen={date === day}
                      names={kept
                        .filter((festival) => festival.day === date)
                        .map(({ id }) => nameOf.get(id)!)}
                      onDay={onDay}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="month-list mt-3">
        {kept.map(({ id, day: date }) => (
          <li key={id}>
            <time dateTime={date}>{Number(date.slice(-2))}</time>
            {nameOf.get(id)}
          </li>
        ))}
      </ul>
    </>
  )
}

interface DayCellProps {
  cell: TithiDay
  chosen: boolean
  names: readonly string[]
  onDay(day: CalendarDay): void
}

function DayCell({ cell, chosen, names, onDay }: DayCellProps) {
  const inHalf = ((cell.tithi - 1) % 15) + 1
  const tithi = fullTithiName(cell.tithi)
  const said = [dayInWords(cell.day), tithi, ...names].join(', ')
  return (
    <button
      type="button"
      aria-label={said}
      aria-current={chosen ? 'date' : undefined}
      onClick={() => onDay(cell.day)}
    >
      <b>{Number(cell.day.slice(-2))}</b>
      <small className="long">{tithi}</small>
      <small className="short">
        {pakshaOf(cell.tithi)[0]} {inHalf} {names.length > 0 && <span className="festival">●</span>}
      </small>
      {names.map((name) => (
        <small key={name} className="festival long">
          {name}
        </small>
      ))}
    </button>
  )
}
