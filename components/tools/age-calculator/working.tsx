import { Working } from '@/components/results/working'
import { age, dayOfAge, nextBirthday } from '@/lib/calendar/age'
import { addMonths } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import { counted } from './rows'

/** The counting on the calendar, from the birth onwards, and the weekday of the birthday that comes. */
export function AgeWorking({ dob, on }: { dob: string; on: string }) {
  const { years, months, days } = age(dob, on)
  const { birthday } = nextBirthday(dob, on)
  return (
    <Working
      formula="Whole years, then whole months, then days"
      steps={[
        { says: `Born on a ${weekdayName(dob)}`, sum: dayInWords(dob) },
        { says: `and ${counted(years, 'whole year')}`, sum: dayInWords(dayOfAge(dob, years)) },
        {
          says: `and ${counted(months, 'whole month')}`,
          sum: dayInWords(addMonths(dob, years * 12 + months)),
        },
        { says: `and ${counted(days, 'day')}`, sum: dayInWords(on) },
        { says: `Next birthday, a ${weekdayName(birthday)}`, sum: dayInWords(birthday) },
      ]}
    />
  )
}
