import { useState } from 'react'
import { dayClock } from '@/components/panchang/clock'
import { MonthTable } from '@/components/results/month-table'
import { monthAfter, monthOf } from '@/lib/calendar/calendar-month'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { counted } from '@/lib/format/numbers'
import { weekdayName } from '@/lib/format/weekdays'
import type { ListedFestival } from '@/lib/panchang/festivals/festival-list'
import { gazettedListOf } from '@/lib/panchang/festivals/gazetted-holidays'
import { isSure, statesInWords, typeNames } from './words'

interface YearFestivalsProps {
  year: number
  list: readonly ListedFestival[]
  byMonth: boolean
}

/** The festivals of the year that pass the filters, as a list or as twelve months. */
export function YearFestivals({ year, list, byMonth }: YearFestivalsProps) {
  const official = gazettedListOf(year)
  return (
    <section aria-labelledby="festivals" className="card mt-5 p-5">
      <h2 id="festivals">Festivals and holidays of {year}</h2>
      <p role="status" className="text-soft">
        {list.length === 0
          ? 'No festivals match these filters. Choose another type, religion or state.'
          : `${counted(list.length, 'entry', 'entries')}, calculated for New Delhi by the rule for each festival.`}
      </p>
      <p className="text-soft">
        {official
          ? 'Central government holidays are those of the official list.'
          : `We do not have the government’s list for ${year} yet, so holidays are only marked as usual.`}
      </p>
      {byMonth ? <YearMonths year={year} list={list} /> : <YearList list={list} />}
    </section>
  )
}

/** The twelve months as small calendars, with the names of the festivals below each. */
function YearMonths({ year, list }: Omit<YearFestivalsProps, 'byMonth'>) {
  const months = Array.from({ length: 12 }, (_, at) => monthAfter(`${year}-01`, at))
  return (
    <div className="mt-5 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {months.map((month) => (
        <MonthOfFestivals key={month} month={month} list={ofMonth(list, month)} />
      ))}
    </div>
  )
}

const ofMonth = (list: readonly ListedFestival[], month: string) =>
  list.filter(({ day }) => monthOf(day) === month)

function MonthOfFestivals({ month, list }: { month: string; list: readonly ListedFestival[] }) {
  const kept = new Set(list.map(({ day }) => day))
  return (
    <section>
      <MonthTable
        month={month}
        caption={<caption>{monthInWords(month)}</caption>}
        letters={1}
        cell={(day) => <span data-festival={kept.has(day) || undefined}>{Number(day.slice(-2))}</span>}
        className="year-month"
      />
      <ul className="mt-2 text-sm">
        {list.map(({ festival, day }) => (
          <li key={festival.id + day} className="flex gap-2 py-0.5">
            <time dateTime={day} className="w-6 shrink-0 text-right font-semibold">
              {Number(day.slice(-2))}
            </time>
            {festival.name}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The festivals of a year, month by month. */
function YearList({ list }: { list: readonly ListedFestival[] }) {
  const months = [...new Set(list.map(({ day }) => monthOf(day)))]
  return months.map((month) => (
    <section key={month} aria-labelledby={`month-${month}`} className="mt-5">
      <h3 id={`month-${month}`}>{monthInWords(month)}</h3>
      <ul>
        {ofMonth(list, month).map((listed) => (
          <FestivalRow key={`${listed.festival.id} ${listed.day}`} listed={listed} />
        ))}
      </ul>
    </section>
  ))
}

/** A festival of the list: day, name, kind and other days; when opened, the reasons and the rule behind the day. */
function FestivalRow({ listed }: { listed: ListedFestival }) {
  const { festival, day, others, byOtherRule } = listed
  // Eighty rules would double the page, so a rule is written when it is asked for.
  const [opened, setOpened] = useState(false)
  const otherDays = others.filter(isSure).map((other) => ({ on: other.day, words: `: ${other.who}` }))
  if (byOtherRule && !others.some((other) => other.day === byOtherRule))
    otherDays.unshift({ on: byOtherRule, words: ` by another rule: ${festival.otherRule!.note}` })
  return (
    <li>
      <details className="festival-row disclosure" onToggle={() => setOpened(true)}>
        <summary>
          <time dateTime={day}>
            <b>{Number(day.slice(-2))}</b> {weekdayName(day).slice(0, 3)}
          </time>
          <h4>{festival.name}</h4>
          <span>{kindInWords(listed)}</span>
          {otherDays.map(({ on, words }) => (
            <span key={on} className="festival-other">
              <b>
                Or <time dateTime={on}>{dayInWords(on)}</time>
              </b>
              {words}.
            </span>
          ))}
          <span className="sr-only">Why this day?</span>
        </summary>
        {others.map((other) => (
          <p key={other.day}>
            {isSure(other)
              ? other.reason
              : `Less certain: ${other.who} has ${dayInWords(other.day)}. ${other.reason}`}
          </p>
        ))}
        {opened && <p>{ruleInWords(listed)}</p>}
      </details>
    </li>
  )
}

function kindInWords({ festival, gazetted, byMoon }: ListedFestival): string {
  const kinds = [typeNames[festival.type]]
  if (gazetted === 'listed') kinds.push('Central government holiday')
  if (gazetted === 'usual') kinds.push('Usually a central government holiday')
  if (byMoon) kinds.push('Depends on the sighting of the moon')
  return kinds.join(' · ')
}

function ruleInWords({ festival, day, tithi, sankranti, byMoon }: ListedFestival): string {
  const sentences = [`${festival.note}.`]
  const clock = dayClock({ day, place: {} })
  if (tithi) sentences.push(`The tithi lasts from ${clock.on(tithi.start)} to ${clock.on(tithi.end)}.`)
  if (sankranti !== undefined) sentences.push(`The Sun enters the sign at ${clock.on(sankranti)}.`)
  if (byMoon) {
    sentences.push(
      'Calculated as one day after the Umm al-Qura calendar. The date is confirmed when the moon is sighted, and may be a day earlier or later.',
    )
  }
  if (festival.states.length > 0) sentences.push(`Observed mainly in ${statesInWords(festival.states)}.`)
  return sentences.join(' ')
}
