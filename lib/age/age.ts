import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { day } from '@/lib/inputs/dates'

export const FIRST_AGE_DAY = '1900-01-01'
export const LAST_AGE_DAY = '2199-12-31'

export const ageInputs = {
  /** Any day ahead is read, so that the error is "in the future", not "no date". */
  dob: day({ from: FIRST_AGE_DAY, to: '9999-12-31' }),
  /** Left empty: the visitor's today. */
  on: day({ from: FIRST_AGE_DAY, to: LAST_AGE_DAY }),
}

export interface Age {
  years: number
  months: number
  days: number
}

/**
 * The age on a day: as many whole months since birth as have passed, twelve of them a year, and the days left over.
 * A month ends on the day of birth, or on the month's last day where it has no such day, so whoever is born on 29
 * February has the birthday on 28 February in other years. Spec section 9 leaves the method open.
 * @throws RangeError for a day before the birth
 */
export function age(dob: CalendarDay, on: CalendarDay): Age {
  if (on < dob) throw new RangeError(`Nobody born on ${dob} has an age on ${on}`)
  const touched = monthNumber(on) - monthNumber(dob)
  const whole = addMonths(dob, touched) <= on ? touched : touched - 1
  return {
    years: Math.floor(whole / 12),
    months: whole % 12,
    days: daysBetween(addMonths(dob, whole), on),
  }
}

/** Months since the year 0, whatever the day. */
function monthNumber(at: CalendarDay): number {
  const [year, month] = at.split('-').map(Number)
  return year! * 12 + month!
}

/** The day on which so many years are complete, by the same rule. */
export const dayOfAge = (dob: CalendarDay, years: number): CalendarDay => addMonths(dob, years * 12)

/**
 * The first birthday after a day, which may itself be one, and how much of the year before it has passed, from 0 to 1.
 */
export function nextBirthday(dob: CalendarDay, on: CalendarDay) {
  const turns = age(dob, on).years + 1
  const birthday = dayOfAge(dob, turns)
  const inDays = daysBetween(on, birthday)
  return {
    birthday,
    turns,
    inDays,
    sharePassed: 1 - inDays / daysBetween(dayOfAge(dob, turns - 1), birthday),
  }
}
