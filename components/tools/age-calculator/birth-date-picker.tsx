'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MonthAndYear } from '@/components/tools/age-calculator/month-and-year'
import { FIRST_DAY } from '@/lib/calendar/age'
import { addDays, addMonths, weekday } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface BirthDatePickerProps {
  /** 'YYYY-MM-DD', or whatever stands in the field. */
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

/** A month of days with lists for month and year. One day is in the tab order; arrow keys move between days. */
export function BirthDatePicker({ chosen, today, onPick }: BirthDatePickerProps) {
  const within = (day: string) => (day < FIRST_DAY ? FIRST_DAY : day > today ? today : day)
  const [current, setCurrent] = useState(() => (/^\d{4}-\d{2}-\d{2}$/.test(chosen) ? within(chosen) : today))
  const grid = useRef<HTMLTableElement>(null)
  const movedByKey = useRef(false)
  useEffect(() => {
    if (movedByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    movedByKey.current = false
  }, [current])

  const move = (event: KeyboardEvent) => {
    const to = MOVES[event.key]?.(current)
    if (!to) return
    event.preventDefault()
    movedByKey.current = true
    setCurrent(within(to))
  }
  return (
    <div className="mt-1 rounded-lg border border-line p-1">
      <MonthAndYear day={current} today={today} onChange={(day) => setCurrent(within(day))} />
      <table ref={grid} role="grid" aria-label="Day of birth" className="mt-1 w-full" onKeyDown={move}>
        <thead>
          <tr className="text-sm text-soft">
            {WEEK.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((days, week) => (
            <tr key={week}>
              {days.map((day, place) => (
                <td key={place} className="text-center">
                  {day && (
                    <button
                      type="button"
                      tabIndex={day === current ? 0 : -1}
                      disabled={day < FIRST_DAY || day > today}
                      aria-label={dayInWords(day)}
                      aria-pressed={day === chosen}
                      onClick={() => onPick(day)}
                      className={`min-h-11 w-full rounded-lg disabled:opacity-60 ${day === chosen ? 'bg-accent text-on-accent' : ''}`}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The month of a day in weeks from Sunday; null where a week reaches into another month. */
function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`
  const start = addDays(first, -weekday(first))
  const inMonth = (other: string) => other.startsWith(day.slice(0, 7))
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => addDays(start, week * 7 + place)),
  )
  return weeks
    .filter((days) => days.some(inMonth))
    .map((days) => days.map((other) => (inMonth(other) ? other : null)))
}
