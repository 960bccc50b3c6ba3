import { saveCalendar } from '@/components/share/save-calendar'
import { Button } from '@/components/ui/button'
import type { CalendarEntry } from '@/lib/calendar/calendar-file'
import { daysBetween } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import { type ListedFestival, nextFestivals } from '@/lib/panchang/festivals/festival-list'
import { mainFestivals } from '@/lib/panchang/festivals/festival-table'
import { isSure, typeNames } from './words'

interface FestivalListProps {
  list: readonly ListedFestival[]
}

const THEN_AT_MOST = 5

/** How long it is to the next of the festivals ahead, and a few after it where there is room. Kept free while the visitor's day ('') is not known. */
export function NextFestival({ list, today }: FestivalListProps & { today: string }) {
  const next = today ? nextFestivals(list, today) : []
  const day = next[0]?.day
  const names = next.map(({ festival }) => festival.name)
  return (
    <div className="next-festival">
      <p className="text-soft">Next festival</p>
      {day && today && (
        <>
          <p className="text-2xl font-semibold">{names[0]}</p>
          {names.length > 1 && <p className="text-sm text-soft">{names.slice(1).join(', ')}</p>}
          <p>
            <output name="nextFestival" data-value={day} aria-live="off">
              {`${weekdayName(day)}, ${dayInWords(day)}`}
            </output>
            {`, ${inDays(daysBetween(today, day))}`}
          </p>
          <ul className="mt-3">
            {list
              .filter((one) => one.day > day)
              .slice(0, THEN_AT_MOST)
              .map((one) => (
                <li key={one.festival.id} className="flex justify-between gap-3 border-t border-line py-1.5">
                  <span className="truncate">{one.festival.name}</span>
                  <time dateTime={one.day} className="shrink-0 text-soft">
                    {dayInWords(one.day)}
                  </time>
                </li>
              ))}
          </ul>
        </>
      )}
      {today && !day && <p>No upcoming festivals match these filters.</p>}
    </div>
  )
}

function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** Twelve festivals that most visitors look for, each with its date, name and type; both dates where sources differ. */
export function MainFestivals({ list }: FestivalListProps) {
  const main = list.filter(({ festival }) => mainFestivals.includes(festival.id))
  return (
    <table className="main-festivals">
      <caption className="sr-only">Main festivals of the year</caption>
      <tbody>
        {main.map(({ festival, day, others }) => (
          <tr key={`${festival.id} ${day}`}>
            <th scope="row">{festival.name}</th>
            <td>
              <time dateTime={day}>{dayInWords(day)}</time>
              {others.filter(isSure).map((other) => (
                <span key={other.day} className="block text-sm text-soft">
                  also <time dateTime={other.day}>{dayInWords(other.day)}</time>
                </span>
              ))}
            </td>
            <td className="text-soft max-xl:hidden">{typeNames[festival.type]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The list of a year as a file for the visitor's own calendar. */
export function FestivalFile({ year, list }: FestivalListProps & { year: number }) {
  const save = () => saveCalendar(`festivals-${year}`, `Festivals of India ${year}`, list.map(calendarEntry))
  return (
    <Button variant="outline" className="no-print mt-2 mb-3" onClick={save} disabled={list.length === 0}>
      Save {year} as calendar file
    </Button>
  )
}

const calendarEntry = ({ festival, day, byMoon, others }: ListedFestival): CalendarEntry => ({
  id: `${festival.id}-${day}`,
  title: byMoon ? `${festival.name} (by the moon)` : festival.name,
  description: [
    `${festival.note}.`,
    ...others.filter(isSure).map((other) => `Or ${dayInWords(other.day)}: ${other.who}.`),
  ].join(' '),
  day,
})
