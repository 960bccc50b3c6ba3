import { type DayClock, dayClock } from '@/components/panchang/clock'
import { saveCalendar } from '@/components/share/save-calendar'
import { Button } from '@/components/ui/button'
import type { CalendarEntry } from '@/lib/calendar/calendar-file'
import type { Span } from '@/lib/panchang/day-parts'
import { fullTithiName } from '@/lib/panchang/names'
import type { Panchang, PolarDay } from '@/lib/panchang/panchang'
import { type TimesOfDay, timesOfDay } from '@/lib/panchang/times-of-day'
import { t } from '@/lib/language/words'
import { PartsOfDay, Traditions } from './parts-of-day'
import { Explained } from './working'

interface NamedTimes {
  id: string
  name: string
  spans: readonly Span[]
  note?: string | undefined
}

const goodTimes = (times: TimesOfDay): NamedTimes[] => [
  { id: 'brahma', name: t('Brahma muhurta'), spans: [times.brahmaMuhurta] },
  {
    id: 'abhijit',
    name: t('Abhijit'),
    spans: [times.abhijit],
    note: times.abhijit.observed ? undefined : t('by custom not used on Wednesdays'),
  },
  { id: 'amrit', name: t('Amrit kaal'), spans: times.amritKaals },
]

const avoidedTimes = (times: TimesOfDay): NamedTimes[] => [
  { id: 'rahu', name: t('Rahu kaal'), spans: [times.rahuKaal] },
  { id: 'yamaganda', name: t('Yamaganda'), spans: [times.yamaganda] },
  { id: 'gulika', name: t('Gulika kaal'), spans: [times.gulika] },
  { id: 'dur', name: t('Dur muhurta'), spans: times.durmuhurtas },
  { id: 'varjyam', name: t('Varjyam'), spans: times.varjyams },
]

interface DayTimesProps {
  panchang: Panchang | PolarDay
  placeName: string
}

/** The good and the avoided times of the day; none on a day without a sunrise. */
export function DayTimes({ panchang, placeName }: DayTimesProps) {
  if ('sun' in panchang) return null
  const { day, sky, limbs } = panchang
  const times = timesOfDay(sky, limbs.nakshatras)
  const clock = dayClock(panchang)
  const save = () =>
    saveCalendar(`panchang-${day}`, t('Panchang of {0}', day), calendarEntries(panchang, times, placeName))
  return (
    <section aria-labelledby="muhurats" className="card mt-5 p-5">
      <h2 id="muhurats">{t('Good and avoided times')}</h2>
      <div className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <TimesColumn heading={t('Good times')} mark="✓" clock={clock} rows={goodTimes(times)}>
          {t(
            'Abhijit is the 8th of the fifteen parts of the daylight, around true noon. Brahma muhurta is the 14th of the fifteen parts of the night before. Amrit kaal is four sixtieths of a nakshatra.',
          )}
        </TimesColumn>
        <TimesColumn heading={t('Avoided times')} mark="✕" clock={clock} rows={avoidedTimes(times)}>
          {t(
            'Rahu kaal, Yamaganda and Gulika are eighths of the time from sunrise to sunset; the weekday decides which. Dur muhurta is one or two of its fifteen parts, by weekday. Varjyam is four sixtieths of a nakshatra, counted from its beginning.',
          )}
        </TimesColumn>
      </div>
      <Button variant="outline" className="no-print mt-4" onClick={save}>
        {t('Save as calendar file')}
      </Button>
      <PartsOfDay clock={clock} times={times} />
      <Traditions />
    </section>
  )
}

interface TimesColumnProps {
  heading: string
  mark: string
  clock: DayClock
  rows: readonly NamedTimes[]
  /** The rule by which they are found. */
  children: string
}

function TimesColumn({ heading, mark, clock, rows, children }: TimesColumnProps) {
  return (
    <section>
      <h3>
        <span aria-hidden="true">{mark}</span> {heading}
      </h3>
      <dl>
        {rows.map(({ name, spans, note }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-2">
            <dt>
              {name}
              {note && <span className="block text-sm text-soft">{note}</span>}
            </dt>
            <dd className="ml-auto text-right [text-wrap:balance] tabular-nums">
              {spans.length === 0 && t('None on this day')}
              {spans.map((span) => (
                <span key={span.start} className="block">
                  {clock.span(span)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Explained question={t('How are the {0} calculated?', heading.toLowerCase())}>{children}</Explained>
    </section>
  )
}

/** The day's tithi and its good and avoided times. */
function calendarEntries({ day, limbs, sky }: Panchang, times: TimesOfDay, place: string): CalendarEntry[] {
  const timed: NamedTimes[] = [
    { id: 'sun', name: t('Sunrise to sunset'), spans: [{ start: sky.sunrise, end: sky.sunset }] },
    ...goodTimes(times).filter(({ id }) => id !== 'abhijit' || times.abhijit.observed),
    ...avoidedTimes(times),
  ]
  return [
    { id: `tithi-${day}`, title: fullTithiName(limbs.tithis[0]!.index), description: place, day },
    ...timed.flatMap(({ id, name, spans }) =>
      spans.map(({ start, end }, at) => ({
        id: `${id}-${day}-${at}`,
        title: id === 'abhijit' ? t('Abhijit muhurta') : name,
        description: place,
        start,
        end,
      })),
    ),
  ]
}
