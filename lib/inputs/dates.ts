import { isCalendarDay } from '@/lib/calendar/calendar-day'
import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, type Measured, problem, type Reading, value } from '@/lib/inputs/kind'
import { textKind } from '@/lib/inputs/text'

interface DayOptions {
  from: string
  to: string
  required?: boolean
}

/**
 * A day of the calendar as 'YYYY-MM-DD', or '' for one that is left open unless it is required. Days that do not exist
 * are refused.
 */
export const day = ({ from, to, required }: DayOptions): Kind<string, InputProblem> & Measured<'day'> =>
  textKind('', (text): Reading<string, InputProblem> => {
    if (text === '') return required ? problem({ kind: 'dayMissing' }) : value('')
    if (!isCalendarDay(text)) return problem({ kind: 'notADay' })
    return text < from || text > to ? problem({ kind: 'dayOutOfRange', from, to }) : value(text)
  })

/** A month of the calendar as 'YYYY-MM', or '' for one that is left open. */
export const month = ({
  from,
  to,
}: {
  from: string
  to: string
}): Kind<string, InputProblem> & Measured<'month'> =>
  textKind('', (text): Reading<string, InputProblem> => {
    if (text === '') return value('')
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return problem({ kind: 'notAMonth' })
    return text < from || text > to ? problem({ kind: 'monthOutOfRange', from, to }) : value(text)
  })
