import { monthAfter, monthOf, weeksOf } from '@/lib/calendar/calendar-month'
import { monthInWords } from '@/lib/format/days'
import type { ListedFestival } from '@/lib/panchang/festival-list'

interface YearMonthsProps {
  year: number
  list: readonly ListedFestival[]
}

const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S']

/** The twelve months as small calendars, with the names of the festivals below each. */
export default function YearMonths({ year, list }: YearMonthsProps) {
  const months = Array.from({ length: 12 }, (_, at) => monthAfter(`${year}-01`, at))
  return (
    <div className="mt-5 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {months.map((month) => (
        <MonthSheet key={month} month={month} list={list.filter(({ day }) => monthOf(day) === month)} />
      ))}
    </div>
  )
}

function MonthSheet({ month, list }: { month: string; list: readonly ListedFestival[] }) {
  const kept = new Set(list.map(({ day }) => day))
  return (
    <section>
      <table className="year-month">
        <caption>{monthInWords(month)}</caption>
        <thead aria-hidden="true">
          <tr>
            {WEEKDAYS.map((letter, column) => (
              <th key={column}>{letter}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) => (
                <td key={column} data-festival={day !== null && kept.has(day) ? '' : undefined}>
                  {day && Number(day.slice(-2))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-2 text-sm">
        {list.map(({ festival, day }) => (
          <li key={festival.id + day} className="flex gap-2 py-0.5">
            <time dateTime={day} className="w-6 shrink-0 text-right font-semibold">
              {Number(day.slice(-2))}
            </time>
            {festival.name}
          </li>
        ))}
      </ul>
    </section>
  )
}
