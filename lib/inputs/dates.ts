import { isCalendarDay } from '@/lib/calendar/calendar-day'
import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, value } from '@/lib/inputs/kind'

interface DayOptions {
  from: string
  to: string
  required?: boolean
}

/**
 * A day of the calendar as 'YYYY-MM-DD', or '' for one that is left open unless it is required. Days that do not exist
 * are refused.
 */
export function day({ from, to, required }: DayOptions): Kind<string, InputProblem> {
  return {
    initial: '',
    read(text) {
      if (text === '') return required ? problem({ kind: 'dayMissing' }) : value('')
      if (!isCalendarDay(text)) return problem({ kind: 'notADay' })
      return text < from || text > to ? problem({ kind: 'dayOutOfRange', from, to }) : value(text)
    },
    write: (text) => text,
    show: (text) => text,
  }
}

/** A month of the calendar as 'YYYY-MM', or '' for one that is left open. */
export function month({ from, to }: { from: string; to: string }): Kind<string, InputProblem> {
  return {
    initial: '',
    read(text) {
      if (text === '') return value('')
      if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return problem({ kind: 'notAMonth' })
      return text < from || text > to ? problem({ kind: 'monthOutOfRange', from, to }) : value(text)
    },
    write: (text) => text,
    show: (text) => text,
  }
}
