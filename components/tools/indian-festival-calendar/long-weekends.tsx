import { CheckboxField } from '@/components/fields/checkbox-field'
import { FoldedPart } from '@/components/ui/disclosure'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { dayInWords } from '@/lib/format/days'
import { counted } from '@/lib/format/numbers'
import { weekdayName } from '@/lib/format/weekdays'
import { gazettedDays, type ListedFestival } from '@/lib/panchang/festivals/festival-list'
import { longWeekends } from '@/lib/panchang/festivals/long-weekends'
import { gazettedListOf } from '@/lib/panchang/festivals/gazetted-holidays'
import { t } from '@/lib/language/words'
import { festivalName } from './words'

interface LongWeekendsProps {
  year: number
  list: readonly ListedFestival[]
  leaveField: FieldBinding
  /** Today, or '' while it is not known. */
  today: string
}

/** How many are in sight: the next ones, of a past year the first. */
const IN_SIGHT = 2

/** Free days in a row, from the central government's holidays and a five-day week. */
export function LongWeekends({ year, list, leaveField, today }: LongWeekendsProps) {
  const runs = longWeekends(gazettedDays(year, list), leaveField.text === 'true')
  const ahead = runs.filter(({ to }) => to >= today)
  const next = (ahead.length > 0 ? ahead : runs).slice(0, IN_SIGHT)
  const others = runs.filter((run) => !next.includes(run))
  const listed = gazettedListOf(year)
  const dayOf = ({ festival, day }: ListedFestival) => listed?.days[festival.id] ?? day
  const namesOn = (day: string) =>
    list
      .filter((one) => one.gazetted !== null && dayOf(one) === day)
      .map(({ festival }) => festivalName(festival))
      .join(', ')
  return (
    <section aria-labelledby="long-weekends" className="card mt-4 p-4 sm:p-5">
      <h2 id="long-weekends">{t('Long weekends of {0}', year)}</h2>
      <p className="mt-1 mb-2 text-soft">
        {listed
          ? t('With the holidays of central government offices in Delhi, Saturdays and Sundays off.')
          : t(
              'We do not have the government’s list for {0} yet. These are the calculated days of the usual holidays, with Saturdays and Sundays off.',
              year,
            )}
      </p>
      <CheckboxField field={leaveField} label={t('Include those that need one day of leave')} />
      <Runs runs={next} namesOn={namesOn} />
      {others.length > 0 && (
        <FoldedPart heading={t('The others of {0}', year)}>
          <Runs runs={others} namesOn={namesOn} />
        </FoldedPart>
      )}
      {runs.length === 0 && <p className="mt-2">{t('No long weekend in {0}.', year)}</p>}
    </section>
  )
}

interface RunsProps {
  runs: ReturnType<typeof longWeekends>
  /** The names of the holidays on a day. */
  namesOn(day: string): string
}

const Runs = ({ runs, namesOn }: RunsProps) => (
  <ol className="mt-2">
    {runs.map(({ from, to, days, holidays, leave }) => (
      <li key={from + to} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
        <span>
          <b className="font-semibold">{t('{0} to {1}', withWeekday(from), withWeekday(to))}</b>
          <span className="block text-sm text-soft">{holidays.map(namesOn).filter(Boolean).join(', ')}</span>
        </span>
        <span className="ml-auto text-right">
          {counted(days, 'day')}
          {leave[0] && (
            <span className="block text-sm text-soft">{t('with leave on {0}', withWeekday(leave[0]))}</span>
          )}
        </span>
      </li>
    ))}
  </ol>
)

const withWeekday = (day: string) => `${weekdayName(day)}, ${dayInWords(day)}`
