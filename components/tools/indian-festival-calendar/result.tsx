import type { ResultRow } from '@/components/results/result-row'
import { useShownRows } from '@/components/results/shown-rows'
import { saveCalendar } from '@/components/share/save-calendar'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import type { CalendarEntry } from '@/lib/calendar/calendar-file'
import { daysBetween } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import { type ListedFestival, nextFestivals } from '@/lib/panchang/festivals/festival-list'
import { mainFestivals } from '@/lib/panchang/festivals/main-festivals'
import { plural, t } from '@/lib/language/words'
import { festivalName, isSure, ruleOf, typeNames, whoKeeps } from './words'

interface FestivalListProps {
  list: readonly ListedFestival[]
}

const THEN_AT_MOST = 5

/**
 * How long it is to the next of the festivals ahead, and a few after it where there is space. Kept free while
 * the visitor's day ('') is not known.
 */
export function NextFestival({ list, today }: FestivalListProps & { today: string }) {
  const next = today ? nextFestivals(list, today) : []
  const day = next[0]?.day
  const names = next.map(({ festival }) => festivalName(festival))
  useShownRows(day ? [{ name: 'nextFestival', label: '', as: 'day', value: day } satisfies ResultRow] : [])
  return (
    <div className="next-festival">
      <p className="text-soft">{t('Next festival')}</p>
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
                  <span>{festivalName(one.festival)}</span>
                  <time dateTime={one.day} className="shrink-0 text-soft">
                    {dayInWords(one.day)}
                  </time>
                </li>
              ))}
          </ul>
        </>
      )}
      {today && !day && <p>{t('No upcoming festivals match these filters.')}</p>}
    </div>
  )
}

function inDays(days: number): string {
  if (days === 0) return t('today')
  return days === 1 ? t('tomorrow') : plural(days, String(days), 'in {0} day', 'in {0} days')
}

/** Twelve festivals that most visitors look for, each with its date, name and type; both dates where sources differ. */
export function MainFestivals({ list }: FestivalListProps) {
  const main = list.filter(({ festival }) => mainFestivals.includes(festival.id))
  return (
    <table className="main-festivals mt-2 w-full text-[0.9375rem]">
      <caption className="sr-only">{t('Main festivals of the year')}</caption>
      <tbody>
        {main.map(({ festival, day, others }) => (
          <tr key={`${festival.id} ${day}`}>
            <th scope="row">{festivalName(festival)}</th>
            <td>
              <time dateTime={day}>{dayInWords(day)}</time>
              {others.filter(isSure).map((other) => (
                <span key={other.day} className="block text-sm text-soft">
                  <Sentence
                    words={t('also {0}')}
                    parts={[
                      <time key="day" dateTime={other.day}>
                        {dayInWords(other.day)}
                      </time>,
                    ]}
                  />
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
  const save = () =>
    saveCalendar(`festivals-${year}`, t('Festivals of India {0}', year), list.map(calendarEntry))
  return (
    <Button variant="outline" onClick={save} disabled={list.length === 0}>
      {t('Save {0} as calendar file', year)}
    </Button>
  )
}

const calendarEntry = ({ festival, day, byMoon, others }: ListedFestival): CalendarEntry => ({
  id: `${festival.id}-${day}`,
  title: byMoon ? t('{0} (by the moon)', festivalName(festival)) : festivalName(festival),
  description: [
    ruleOf(festival),
    ...others.filter(isSure).map((other) => t('Or {0}: {1}.', dayInWords(other.day), whoKeeps(other))),
  ].join(' '),
  day,
})
