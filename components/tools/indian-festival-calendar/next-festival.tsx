import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import { type ListedFestival, nextFestivals } from '@/lib/panchang/festival-list'

interface NextFestivalProps {
  /** The filtered festivals that are still ahead. */
  list: readonly ListedFestival[]
  /** '' in the page as built. */
  today: CalendarDay | ''
}

/** How long it is to the next festival of the list. Its room is kept while the visitor's day is not known. */
export function NextFestival({ list, today }: NextFestivalProps) {
  const next = today ? nextFestivals(list, today) : []
  const day = next[0]?.day
  return (
    <div className="min-h-24">
      <p className="text-soft">Next festival</p>
      {day && today && (
        <>
          <p className="text-2xl font-semibold">{next.map(({ festival }) => festival.name).join(', ')}</p>
          <p>
            {weekdayName(day)}, {dayInWords(day)}, {inDays(daysBetween(today, day))}
          </p>
        </>
      )}
      {today && !day && <p>None of these festivals is ahead.</p>}
    </div>
  )
}

function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
