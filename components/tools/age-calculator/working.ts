import type { WorkingContent } from '@/components/results/working'
import { age, dayOfAge, nextBirthday } from '@/lib/age/age'
import { addMonths } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { counted } from '@/lib/format/numbers'
import { weekdayName } from '@/lib/format/weekdays'

/** The counting on the calendar, from the birth onwards, and the weekday of the birthday that comes. */
export function ageWorking(dob: string, on: string): WorkingContent {
  const { years, months, days } = age(dob, on)
  const { birthday } = nextBirthday(dob, on)
  return {
    formula: 'Whole years, then whole months, then days',
    steps: {
      [`Born on a ${weekdayName(dob)}`]: dayInWords(dob),
      [`and ${counted(years, 'whole year')}`]: dayInWords(dayOfAge(dob, years)),
      [`and ${counted(months, 'whole month')}`]: dayInWords(addMonths(dob, years * 12 + months)),
      [`and ${counted(days, 'day')}`]: dayInWords(on),
      [`Next birthday, a ${weekdayName(birthday)}`]: dayInWords(birthday),
    },
  }
}
