import type { WorkingContent } from '@/components/results/working'
import { age, dayOfAge, nextBirthday } from '@/lib/age/age'
import { addMonths } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { counted } from '@/lib/format/numbers'
import { weekdayName } from '@/lib/format/weekdays'
import { t } from '@/lib/language/words'

/** The counting on the calendar, from the birth onwards, and the weekday of the birthday that comes. */
export function ageWorking(dob: string, on: string): WorkingContent {
  const { years, months, days } = age(dob, on)
  const { birthday } = nextBirthday(dob, on)
  return {
    formula: t('Whole years, then whole months, then days'),
    steps: {
      [t('Born on a {0}', weekdayName(dob))]: dayInWords(dob),
      [t('and {0}', counted(years, 'whole year'))]: dayInWords(dayOfAge(dob, years)),
      [t('and {0}', counted(months, 'whole month'))]: dayInWords(addMonths(dob, years * 12 + months)),
      [t('and {0}', counted(days, 'day'))]: dayInWords(on),
      [t('Next birthday, a {0}', weekdayName(birthday))]: dayInWords(birthday),
    },
  }
}
