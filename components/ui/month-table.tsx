import type { ComponentProps, ReactNode } from 'react'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type CalendarMonth, weeksOf } from '@/lib/calendar/calendar-month'
import { names } from '@/lib/language/words'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface MonthTableProps extends ComponentProps<'table'> {
  month: CalendarMonth
  caption?: ReactNode
  /** How many letters of the weekdays there is space for. */
  letters: number
  cell(day: CalendarDay): ReactNode
}

/** A month as a table: a row for each week from Sunday on, a cell for each of its days. */
export function MonthTable({ month, caption, letters, cell, ...table }: MonthTableProps) {
  return (
    <table {...table}>
      {caption}
      <thead>
        <tr>
          {(names('names of weekdays') ?? WEEKDAYS).map((name, day) => (
            <th key={name} scope="col" abbr={name}>
              {names('short names of weekdays')?.[day] ?? name.slice(0, letters)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={column}>{day && cell(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
