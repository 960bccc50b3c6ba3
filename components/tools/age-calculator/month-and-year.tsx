import { FIRST_DAY } from '@/lib/calendar/age'
import { addMonths } from '@/lib/calendar/calendar-day'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

interface MonthAndYearProps {
  /** The day whose month is shown. */
  day: string
  today: string
  /** The same day in another month, or its last when it is too short. */
  onChange(day: string): void
}

/** Lists for the month and the year, from 1900 to the present one; what lies ahead can't be chosen. */
export function MonthAndYear({ day, today, onChange }: MonthAndYearProps) {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  const firstYear = Number(FIRST_DAY.slice(0, 4))
  const thisYear = Number(today.slice(0, 4))
  const thisMonth = Number(today.slice(5, 7))
  return (
    <div className="flex gap-2">
      <select
        name="birth-month"
        aria-label="Month"
        value={month}
        onChange={(event) => onChange(addMonths(day, Number(event.currentTarget.value) - month))}
        className="control"
      >
        {MONTHS.map((name, place) => (
          <option key={name} value={place + 1} disabled={year === thisYear && place + 1 > thisMonth}>
            {name}
          </option>
        ))}
      </select>
      <select
        name="birth-year"
        aria-label="Year"
        value={year}
        onChange={(event) => onChange(addMonths(day, (Number(event.currentTarget.value) - year) * 12))}
        className="control"
      >
        {Array.from({ length: thisYear - firstYear + 1 }, (_, ago) => (
          <option key={ago}>{thisYear - ago}</option>
        ))}
      </select>
    </div>
  )
}
