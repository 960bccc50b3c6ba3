'use client'

import { useAnswer } from '@/components/panchang/use-answer'
import { Button } from '@/components/ui/button'
import { addMonths, type CalendarDay, weekday } from '@/lib/calendar/calendar-day'
import { dayInWords, monthInWords } from '@/lib/format/days'
import type { FestivalDay } from '@/lib/panchang/festivals'
import type { TithiDay } from '@/lib/panchang/month-of-tithis'
import { pakshaOf, tithiName } from '@/lib/panchang/names'
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
  const month = day.slice(0, 'YYYY-MM'.length)
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
  const kept = (festivalYear?.answer ?? []).filter((festival) => festival.day.startsWith(shownMonth))
  const namesOn = (on: CalendarDay) =>
    kept.filter((festival) => festival.day === on).map(({ id }) => nameOf.get(id)!)
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
          {weeksOf(known?.answer ?? []).map((week, at) => (
            <tr key={at}>
              {week.map((cell, column) => (
                <td key={column}>
                  {cell && (
                    <DayCell cell={cell} chosen={cell.day === day} names={namesOn(cell.day)} onDay={onDay} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FestivalsOfMonth days={kept} />
    </>
  )
}

/** Rows of seven, from Sunday; empty cells before the first day and after the last. */
function weeksOf(days: readonly TithiDay[]): (TithiDay | null)[][] {
  const before = days[0] ? weekday(days[0].day) : 0
  const cells = [...Array<null>(before).fill(null), ...days]
  const weeks: (TithiDay | null)[][] = []
  for (let at = 0; at < cells.length; at += 7)
    weeks.push(Array.from({ length: 7 }, (_, column) => cells[at + column] ?? null))
  return weeks
}

interface DayCellProps {
  cell: TithiDay
  chosen: boolean
  names: readonly string[]
  onDay(day: CalendarDay): void
}

function DayCell({ cell, chosen, names, onDay }: DayCellProps) {
  const inHalf = ((cell.tithi - 1) % 15) + 1
  const paksha = pakshaOf(cell.tithi)
  const tithi = inHalf === 15 ? tithiName(cell.tithi) : `${paksha} ${tithiName(cell.tithi)}`
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
        {paksha[0]} {inHalf} {names.length > 0 && <span className="festival">●</span>}
      </small>
      {names.map((name) => (
        <small key={name} className="festival long">
          {name}
        </small>
      ))}
    </button>
  )
}

/** The festivals of a month by name, in the order of their days. */
function FestivalsOfMonth({ days }: { days: readonly FestivalDay[] }) {
  return (
    <ul className="month-list mt-3">
      {days.map(({ id, day }) => (
        <li key={id}>
          <time dateTime={day}>{Number(day.slice(-2))}</time>
          {nameOf.get(id)}
        </li>
      ))}
    </ul>
  )
}
