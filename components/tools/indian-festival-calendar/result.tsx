import { NotComputed } from '@/components/panchang/not-computed'
import type { AnswerState } from '@/components/panchang/use-answer'
import { saveFile } from '@/components/results/save-file'
import { ShareLink } from '@/components/tool-form/share-link'
import { Button } from '@/components/ui/button'
import { calendarFile, type CalendarEntry } from '@/lib/calendar/calendar-file'
import { daysBetween } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import { type ListedFestival, nextFestivals } from '@/lib/panchang/festival-list'
import type { Question } from '@/lib/panchang/questions'
import { mainFestivals } from '@/lib/rules/festivals'
import { typeNames } from './words'

interface FestivalResultProps {
  year: number
  all: readonly ListedFestival[]
  /** Those that pass the filters. */
  list: readonly ListedFestival[]
  upcoming: readonly ListedFestival[]
  today: string
  state: Pick<AnswerState<Question>, 'waiting' | 'failed' | 'retry'>
  readable: boolean
  fragment: string
}

/** Beside the form: the next festival, the main ones of the year, and ways to take the list along. */
export function FestivalResult(props: FestivalResultProps) {
  const { year, all, list, upcoming, today, state, readable, fragment } = props
  const save = () => saveFile(`festivals-${year}.ics`, 'text/calendar', festivalFile(year, list, Date.now()))
  return (
    <section aria-label="Result" aria-busy={state.waiting} className="card p-5">
      {readable ? (
        <NextFestival list={upcoming} today={today} />
      ) : (
        <p role="status">Choose a year from 2000 to 2050.</p>
      )}
      {state.failed && <NotComputed what="festivals" onRetry={state.retry} />}
      <h2 className="mt-3 text-xl">Main festivals of {year}</h2>
      <MainFestivals list={all} />
      <div className="no-print mt-4 flex flex-wrap gap-2">
        <Button variant="outline" onClick={save} disabled={list.length === 0}>
          Save {year} as calendar file
        </Button>
        <Button variant="outline" onClick={() => print()}>
          Print
        </Button>
      </div>
      <div className="mt-2">
        <ShareLink fragment={fragment} title={`Festivals of ${year}`} />
      </div>
    </section>
  )
}

interface NextFestivalProps {
  /** The filtered festivals that are still ahead. */
  list: readonly ListedFestival[]
  /** '' in the page as built. */
  today: string
}

/** How long it is to the next festival of the list. Its room is kept while the visitor's day is not known. */
function NextFestival({ list, today }: NextFestivalProps) {
  const next = today ? nextFestivals(list, today) : []
  const day = next[0]?.day
  const names = next.map(({ festival }) => festival.name)
  return (
    <div className="min-h-36">
      <p className="text-soft">Next festival</p>
      {day && today && (
        <>
          <p className="text-2xl font-semibold">{names[0]}</p>
          {names.length > 1 && <p className="text-sm text-soft">{names.slice(1).join(', ')}</p>}
          <p>
            {weekdayName(day)}, {dayInWords(day)}, {inDays(daysBetween(today, day))}
          </p>
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
function MainFestivals({ list }: { list: readonly ListedFestival[] }) {
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
              {others.map((other) => (
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

/** The festivals of a year as a calendar file, each on its day. */
function festivalFile(year: number, list: readonly ListedFestival[], madeAt: number): string {
  const entries = list.map(({ festival, day, byMoon, others }): CalendarEntry => ({
    id: `${festival.id}-${day}`,
    title: byMoon ? `${festival.name} (by the moon)` : festival.name,
    description: [
      `${festival.says}.`,
      ...others.map((other) => `Or ${dayInWords(other.day)}: ${other.who}.`),
    ].join(' '),
    day,
  }))
  return calendarFile(`Festivals of India ${year}`, entries, madeAt, 'jantar')
}
