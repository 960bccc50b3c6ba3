import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MonthTable } from '@/components/ui/month-table'
import { FIRST_AGE_DAY } from '@/lib/age/age'
import { addDays, addMonths, weekday } from '@/lib/calendar/calendar-day'
import { monthOf } from '@/lib/calendar/calendar-month'
import { ENGLISH_MONTHS } from '@/lib/calendar/english-months'
import { dayInWords } from '@/lib/format/days'
import { names, t } from '@/lib/language/words'

const MONTHS = names('names of months') ?? ENGLISH_MONTHS
const FIRST_YEAR = Number(FIRST_AGE_DAY.slice(0, 4))

interface BirthDatePickerProps {
  /** 'YYYY-MM-DD', or whatever is in the field. */
  chosen: string
  today: string
  onPick(day: string): void
}

const MOVES: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
}

/**
 * A month of days, with lists for the month and the year from 1900 to the present one. One day is in the tab
 * order; arrow keys move between days.
 */
export function BirthDatePicker({ chosen, today, onPick }: BirthDatePickerProps) {
  const within = (day: string) => (day < FIRST_AGE_DAY ? FIRST_AGE_DAY : day > today ? today : day)
  const [current, setCurrent] = useState(() => (/^\d{4}-\d{2}-\d{2}$/.test(chosen) ? within(chosen) : today))
  const grid = useRef<HTMLDivElement>(null)
  const movedByKey = useRef(false)
  useEffect(() => {
    if (movedByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    movedByKey.current = false
  }, [current])

  const [year, month] = current.split('-').map(Number) as [number, number]
  const [thisYear, thisMonth] = today.split('-').map(Number) as [number, number]
  const moveBy = (months: number) => setCurrent(within(addMonths(current, months)))
  const move = (event: KeyboardEvent) => {
    const to = MOVES[event.key]?.(current)
    if (!to) return
    event.preventDefault()
    movedByKey.current = true
    setCurrent(within(to))
  }
  return (
    <div ref={grid} className="mt-1 rounded-lg border border-line p-1">
      <div className="flex gap-2">
        <select
          name="birth-month"
          aria-label={t('Month')}
          value={month}
          onChange={(event) => moveBy(Number(event.currentTarget.value) - month)}
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
          aria-label={t('Year')}
          value={year}
          onChange={(event) => moveBy((Number(event.currentTarget.value) - year) * 12)}
          className="control"
        >
          {Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, ago) => (
            <option key={ago}>{thisYear - ago}</option>
          ))}
        </select>
      </div>
      <MonthTable
        month={monthOf(current)}
        letters={2}
        role="grid"
        aria-label={t('Day of birth')}
        className="mt-1 w-full text-center [&_th]:text-sm [&_th]:text-soft"
        onKeyDown={move}
        cell={(day) => (
          <button
            type="button"
            tabIndex={day === current ? 0 : -1}
            disabled={day < FIRST_AGE_DAY || day > today}
            aria-label={dayInWords(day)}
            aria-pressed={day === chosen}
            onClick={() => onPick(day)}
            className={`min-h-11 w-full rounded-lg disabled:opacity-60 ${day === chosen ? 'bg-action text-on-accent' : ''}`}
          >
            {Number(day.slice(8))}
          </button>
        )}
      />
    </div>
  )
}
