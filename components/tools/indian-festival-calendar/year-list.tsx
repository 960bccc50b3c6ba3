import { type ReactNode, useState } from 'react'
import { dayClock } from '@/components/panchang/clock'
import { Sentence } from '@/components/ui/sentence'
import { monthOf } from '@/lib/calendar/calendar-month'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { shortWeekdayName } from '@/lib/format/weekdays'
import type { ListedFestival } from '@/lib/panchang/festivals/festival-list'
import { nameOf, t } from '@/lib/language/words'
import { festivalName, isSure, reasonOf, ruleOf, statesInWords, typeNames, whoKeeps } from './words'

interface FestivalListProps {
  list: readonly ListedFestival[]
}

export const ofMonth = (list: readonly ListedFestival[], month: string) =>
  list.filter(({ day }) => monthOf(day) === month)

/** A list of at most so many is shown whole. */
const SHORT_LIST = 12

/**
 * The festivals of a year, month by month: the next one with a festival is open, of a past year the first;
 * what is over is folded.
 */
export function YearList({ list, today }: FestivalListProps & { today: string }) {
  const months = [...new Set(list.map(({ day }) => monthOf(day)))]
  const isShort = list.length <= SHORT_LIST
  const next = list.find(({ day }) => day >= today)
  const opened = today && (next ? monthOf(next.day) : months[0])
  const over = next && opened && !isShort ? months.filter((month) => month < opened) : []
  const show = (month: string) => {
    const listed = ofMonth(list, month)
    const earlier = next && month === opened && !isShort ? listed.filter(({ day }) => day < today) : []
    return (
      <Folded
        key={month}
        heading={monthInWords(month)}
        count={listed.length}
        open={isShort || month === opened}
      >
        {earlier.length > 0 && (
          <Folded heading={t('Earlier in the month')} count={earlier.length}>
            <FestivalRows list={earlier} />
          </Folded>
        )}
        <FestivalRows list={listed.slice(earlier.length)} />
      </Folded>
    )
  }
  return (
    <div className="mt-4">
      {over.length > 0 && (
        <Folded
          heading={t('Earlier in the year')}
          count={list.filter(({ day }) => over.includes(monthOf(day))).length}
        >
          {over.map(show)}
        </Folded>
      )}
      {months.slice(over.length).map(show)}
    </div>
  )
}

interface FoldedProps {
  heading: string
  count: number
  open?: boolean
  children: ReactNode
}

/** A part of the list that paper shows open. */
const Folded = ({ heading, count, open, children }: FoldedProps) => (
  <details open={open} className="festival-month disclosure">
    <summary>
      <h3>{heading}</h3>
      <small>{count}</small>
    </summary>
    {children}
  </details>
)

const FestivalRows = ({ list }: FestivalListProps) => (
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
