import { useState } from 'react'
import { dayClock } from '@/components/panchang/clock'
import { MonthTable } from '@/components/ui/month-table'
import { FoldedPart } from '@/components/ui/disclosure'
import { Sentence } from '@/components/ui/sentence'
import { monthAfter, monthOf } from '@/lib/calendar/calendar-month'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { counted } from '@/lib/format/numbers'
import { shortWeekdayName } from '@/lib/format/weekdays'
import type { ListedFestival } from '@/lib/panchang/festivals/festival-list'
import { gazettedListOf } from '@/lib/panchang/festivals/gazetted-holidays'
import { nameOf, t } from '@/lib/language/words'
import { festivalName, isSure, reasonOf, ruleOf, statesInWords, typeNames, whoKeeps } from './words'

interface YearFestivalsProps {
  year: number
  list: readonly ListedFestival[]
  byMonth: boolean
  /** Today, or '' while it is not known. */
  today: string
}

/** The festivals of the year that pass the filters, as a list or as twelve months. */
export function YearFestivals({ year, list, byMonth, today }: YearFestivalsProps) {
  const official = gazettedListOf(year)
  return (
    <section aria-labelledby="festivals" className="card mt-4 p-4 sm:p-5">
      <h2 id="festivals">{t('Festivals and holidays of {0}', year)}</h2>
      <p role="status" aria-live="off" data-spoken className="text-soft">
        {list.length === 0
          ? t('No festivals match these filters. Choose another type, religion or state.')
          : t(
              '{0}, calculated for New Delhi by the rule for each festival.',
              counted(list.length, 'entry', 'entries'),
            )}
      </p>
      <p className="text-soft">
        {official
          ? t('Central government holidays are those of the official list.')
          : t(
              'We do not have the government’s list for {0} yet, so holidays are only marked as usual.',
              year,
            )}
      </p>
      {byMonth ? <YearMonths year={year} list={list} /> : <YearList list={list} today={today} />}
    </section>
  )
}

/** The twelve months as small calendars, with the names of the festivals below each. */
function YearMonths({ year, list }: Pick<YearFestivalsProps, 'year' | 'list'>) {
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
            {festivalName(festival)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A list of at most so many is shown whole. */
const SHORT_LIST = 12

/** The festivals of a year, month by month: the next one with a festival is open, of a past year the first. */
function YearList({ list, today }: Pick<YearFestivalsProps, 'list' | 'today'>) {
  const months = [...new Set(list.map(({ day }) => monthOf(day)))]
  const isShort = list.length <= SHORT_LIST
  const next = list.find(({ day }) => day >= today)
  const opened = today && (next ? monthOf(next.day) : months[0])
  return (
    <div className="mt-4">
      {months.map((month) => {
        const listedOfMonth = ofMonth(list, month)
        const earlier =
          month === opened && next && !isShort ? listedOfMonth.filter(({ day }) => day < today) : []
        return (
          <details key={month} open={isShort || month === opened} className="festival-month disclosure">
            <summary>
              <h3>{monthInWords(month)}</h3>
              <small>{listedOfMonth.length}</small>
            </summary>
            {earlier.length > 0 && (
              <FoldedPart heading={t('Earlier in the month')}>
                <FestivalRows list={earlier} />
              </FoldedPart>
            )}
            <FestivalRows list={listedOfMonth.slice(earlier.length)} />
          </details>
        )
      })}
    </div>
  )
}

const FestivalRows = ({ list }: Pick<YearFestivalsProps, 'list'>) => (
  <ul data-group="">
    {list.map((listed, place) => (
      <FestivalRow key={`${listed.festival.id} ${listed.day}`} listed={listed} isStop={place === 0} />
    ))}
  </ul>
)

/** A festival of the list: day, name, kind and other days; when opened, the reasons and the rule behind the day. */
function FestivalRow({ listed, isStop }: { listed: ListedFestival; isStop: boolean }) {
  const { festival, day, others, byOtherRule } = listed
  // Eighty rules would double the page, so a rule is written when it is asked for.
  const [opened, setOpened] = useState(false)
  const otherDays = others.filter(isSure).map((other) => ({ on: other.day, words: `: ${whoKeeps(other)}` }))
  if (byOtherRule && !others.some((other) => other.day === byOtherRule))
    otherDays.unshift({
      on: byOtherRule,
      words: t(' by another rule: {0}', nameOf('festival-notes', festival.otherRule!.note)),
    })
  return (
    <li>
      <details className="festival-row disclosure" onToggle={() => setOpened(true)}>
        <summary tabIndex={isStop ? undefined : -1}>
          <time dateTime={day}>
            <b>{Number(day.slice(-2))}</b> {shortWeekdayName(day)}
          </time>
          <b>{festivalName(festival)}</b>
          <span>{kindInWords(listed)}</span>
          {otherDays.map(({ on, words }) => (
            <span key={on} className="festival-other">
              <b>
                <Sentence
                  words={t('Or {0}')}
                  parts={[
                    <time key="day" dateTime={on}>
                      {dayInWords(on)}
                    </time>,
                  ]}
                />
              </b>
              {t('{0}.', words)}
            </span>
          ))}
          <span className="sr-only">{t('Why this day?')}</span>
        </summary>
        {others.map((other) => (
          <p key={other.day}>
            {isSure(other)
              ? reasonOf(other)
              : t('Less certain: {0} has {1}. {2}', whoKeeps(other), dayInWords(other.day), reasonOf(other))}
          </p>
        ))}
        {opened && <p>{ruleInWords(listed)}</p>}
      </details>
    </li>
  )
}

function kindInWords({ festival, gazetted, byMoon }: ListedFestival): string {
  const kinds = [typeNames[festival.type]]
  if (gazetted === 'listed') kinds.push(t('Central government holiday'))
  if (gazetted === 'usual') kinds.push(t('Usually a central government holiday'))
  if (byMoon) kinds.push(t('Depends on the sighting of the moon'))
  return kinds.join(' · ')
}

function ruleInWords({ festival, day, tithi, sankranti, byMoon }: ListedFestival): string {
  const sentences = [ruleOf(festival)]
  const clock = dayClock({ day, place: {} })
  if (tithi) sentences.push(t('The tithi lasts from {0} to {1}.', clock.on(tithi.start), clock.on(tithi.end)))
  if (sankranti !== undefined) sentences.push(t('The Sun enters the sign at {0}.', clock.on(sankranti)))
  if (byMoon) {
    sentences.push(
      t(
        'Calculated as one day after the Umm al-Qura calendar. The date is confirmed when the moon is sighted, and may be a day earlier or later.',
      ),
    )
  }
  if (festival.states.length > 0) sentences.push(t('Observed mainly in {0}.', statesInWords(festival.states)))
  return sentences.join(' ')
}
