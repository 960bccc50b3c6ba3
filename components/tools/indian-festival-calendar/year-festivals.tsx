import { MonthTable } from '@/components/ui/month-table'
import { monthAfter } from '@/lib/calendar/calendar-month'
import { monthInWords } from '@/lib/format/days'
import { counted } from '@/lib/format/numbers'
import type { ListedFestival } from '@/lib/panchang/festivals/festival-list'
import { gazettedListOf } from '@/lib/panchang/festivals/gazetted-holidays'
import { t } from '@/lib/language/words'
import { festivalName } from './words'
import { ofMonth, YearList } from './year-list'

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
