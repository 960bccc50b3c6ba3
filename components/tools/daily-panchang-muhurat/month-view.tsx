import { NotComputed } from '@/components/panchang/not-computed'
import { useAnswer } from '@/components/panchang/use-answer'
import { MonthTable } from '@/components/ui/month-table'
import { Button } from '@/components/ui/button'
import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { monthOf } from '@/lib/calendar/calendar-month'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { fullTithiName, pakshaOf } from '@/lib/panchang/names'
import { type ListedFestival, listedFestivals } from '@/lib/panchang/festivals/festival-list'
import { pointOf } from '@/lib/panchang/panchang-inputs'
import type { EarthPlace } from '@/lib/panchang/rise-set'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY, yearQuestion } from '@/lib/panchang/years'
import { nameOf, t } from '@/lib/language/words'

interface MonthViewProps {
  day: CalendarDay
  place: EarthPlace
  onDay(day: CalendarDay): void
}

/** 'S 5' for Shukla Panchami. */
const shortTithi = (tithi: number) =>
  t(pakshaOf(tithi) === 'Shukla' ? 'S {0}' : 'K {0}', ((tithi - 1) % 15) + 1)

const festivalName = ({ festival }: ListedFestival) => nameOf('festivals', festival.name)

/** The month of the chosen day, with the tithi of each sunrise and the festivals. */
export default function PanchangMonth({ day, place, onDay }: MonthViewProps) {
  const month = monthOf(day)
  const [before, after] = [addMonths(day, -1), addMonths(day, 1)]
  const { known, waiting, failed, retry } = useAnswer({ subject: 'month', month, place: pointOf(place) })
  const { known: festivalYear } = useAnswer(yearQuestion(Number(month.slice(0, 4))))

  if (failed)
    return (
      <NotComputed onRetry={retry}>
        {t('The month could not be computed, as a part of this page did not load. ')}
      </NotComputed>
    )
  const shownMonth = known?.question.month ?? month
  const tithis = new Map(known?.answer.map(({ day: date, tithi }) => [date, tithi]))
  const kept = listedFestivals(festivalYear?.answer ?? []).filter((one) => monthOf(one.day) === shownMonth)
  const cell = (date: CalendarDay) => {
    const names = kept.filter((one) => one.day === date).map(festivalName)
    const tithi = tithis.get(date)
    if (tithi === undefined) return null
    const tithiName = tithi === null ? t('No sunrise') : fullTithiName(tithi)
    return (
      <button
        type="button"
        aria-label={[dayInWords(date), tithiName, ...names].join(', ')}
        tabIndex={date === day ? undefined : -1}
        aria-current={date === day ? 'date' : undefined}
        onClick={() => onDay(date)}
        className="flex w-full flex-col items-start p-1 text-left"
      >
        <b>{Number(date.slice(-2))}</b>
        <small className="long">{tithiName}</small>
        <small className="short">
          {tithi === null ? '—' : shortTithi(tithi)} {names.length > 0 && <span className="festival">●</span>}
        </small>
        {names.map((name) => (
          <small key={name} className="festival long">
            {name}
          </small>
        ))}
      </button>
    )
  }
  return (
    <>
      <div className="no-print mt-3 flex items-center justify-between gap-2">
        <Button variant="outline" disabled={before < FIRST_PANCHANG_DAY} onClick={() => onDay(before)}>
          {t('Previous month')}
        </Button>
        <Button variant="outline" disabled={after > LAST_PANCHANG_DAY} onClick={() => onDay(after)}>
          {t('Next month')}
        </Button>
      </div>
      <MonthTable
        month={shownMonth}
        caption={
          <caption className="mt-3 text-lg font-medium">
            {t('{0}, tithi at sunrise', monthInWords(shownMonth))}
          </caption>
        }
        letters={3}
        cell={cell}
        aria-busy={waiting}
        data-group="7"
        className="month-grid mt-3 w-full"
      />
      {place.timeZone && kept.length > 0 && (
        <p className="mt-3 text-sm text-soft">{t('Festivals are shown on their dates in India.')}</p>
      )}
      <FestivalsOfMonth kept={kept} />
    </>
  )
}

/** The festivals of a month with their days; both days where sources differ. */
const FestivalsOfMonth = ({ kept }: { kept: readonly ListedFestival[] }) => (
  <ul className="mt-3">
    {kept.map((one) => (
      <li key={one.festival.id} className="flex gap-3 border-b border-line py-1.5">
        <time dateTime={one.day} className="w-7 shrink-0 text-right font-semibold">
          {Number(one.day.slice(-2))}
        </time>
        <span>
          {festivalName(one)}
          {one.others
            .filter(({ weak }) => !weak)
            .map((other) => (
              <span key={other.day} className="block text-sm text-soft">
                {t('also {0}', dayInWords(other.day))}
              </span>
            ))}
        </span>
      </li>
    ))}
  </ul>
)
