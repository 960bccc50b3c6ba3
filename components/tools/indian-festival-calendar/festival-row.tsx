import { useState } from 'react'
import { clockOn } from '@/components/panchang/clock'
import { statesInWords, typeNames } from '@/components/tools/indian-festival-calendar/words'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import type { ListedFestival } from '@/lib/panchang/festival-list'

/** A festival of the list: day, name, kind, other days and, when opened, the rule behind it. */
export function FestivalRow({ listed }: { listed: ListedFestival }) {
  const { festival, day, gazetted, byMoon, others, byOtherRule } = listed
  return (
    <li className="festival-row">
      <time dateTime={day}>
        <b>{Number(day.slice(-2))}</b> {weekdayName(day).slice(0, 3)}
      </time>
      <div className="min-w-0">
        <h4>{festival.name}</h4>
        <p className="text-sm text-soft">
          {typeNames[festival.type]}
          {gazetted === 'listed' && ' · Central government holiday'}
          {gazetted === 'usual' && ' · Usually a central government holiday'}
          {byMoon && ' · Depends on the sighting of the moon'}
        </p>
        {byOtherRule && !others.some((other) => other.day === byOtherRule) && (
          <p className="festival-other">
            <b>
              Or <time dateTime={byOtherRule}>{dayInWords(byOtherRule)}</time>
            </b>{' '}
            by another rule: {festival.otherRule!.says}.
          </p>
        )}
        {others.map((other) => (
          <p key={other.day} className="festival-other">
            <b>
              Or <time dateTime={other.day}>{dayInWords(other.day)}</time>
            </b>
            : {other.who}. {other.reason}
          </p>
        ))}
        <RuleOf listed={listed} />
      </div>
    </li>
  )
}

/** The rule and the times behind the day, written when it is opened: 80 of them would double the page. */
function RuleOf({ listed }: { listed: ListedFestival }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="festival-rule no-print" onToggle={() => setOpened(true)}>
      <summary>
        Why this day<span className="sr-only"> for {listed.festival.name}?</span>
      </summary>
      {opened && <p>{ruleInWords(listed)}</p>}
    </details>
  )
}

function ruleInWords({ festival, day, tithi, sankranti, byMoon }: ListedFestival): string {
  const sentences = [`${festival.says}.`]
  if (tithi)
    sentences.push(`The tithi lasts from ${clockOn(day, tithi.start)} to ${clockOn(day, tithi.end)}.`)
  if (sankranti !== undefined) sentences.push(`The Sun enters the sign at ${clockOn(day, sankranti)}.`)
  if (byMoon) {
    sentences.push(
      'Computed as the Umm al-Qura calendar plus a day; the date is settled when the moon is seen, and may be a day earlier or later.',
    )
  }
  if (festival.states.length > 0) sentences.push(`Kept above all in ${statesInWords(festival.states)}.`)
  return sentences.join(' ')
}
