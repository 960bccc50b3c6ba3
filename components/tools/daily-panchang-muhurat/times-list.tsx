import { spanOn } from '@/components/panchang/clock'
import { Explained } from '@/components/tools/daily-panchang-muhurat/explained'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Span } from '@/lib/panchang/day-parts'
import type { TimesOfDay } from '@/lib/panchang/times-of-day'

interface TimesListProps {
  day: CalendarDay
  times: TimesOfDay
}

interface NamedTimes {
  name: string
  spans: readonly Span[]
  note?: string
}

const WEEKDAY_RULE =
  'Rahu kaal, Yamaganda and Gulika are eighths of the time from sunrise to sunset; the weekday decides which. Dur muhurta is one or two of its fifteen parts, by weekday. Varjyam is four sixtieths of a nakshatra, counted from its beginning.'
const GOOD_RULE =
  'Abhijit is the 8th of the fifteen parts of the daylight, around true noon. Brahma muhurta is the last part but one of the fifteen of the night before. Amrit kaal is four sixtieths of a nakshatra.'

/** The good and the avoided times of the day, in two lists. */
export function TimesList({ day, times }: TimesListProps) {
  const good: NamedTimes[] = [
    { name: 'Brahma muhurta', spans: [times.brahmaMuhurta] },
    {
      name: 'Abhijit',
      spans: [times.abhijit],
      ...(!times.abhijit.observed && { note: 'by custom not used on Wednesdays' }),
    },
    { name: 'Amrit kaal', spans: times.amritKaals },
  ]
  const avoided: NamedTimes[] = [
    { name: 'Rahu kaal', spans: [times.rahuKaal] },
    { name: 'Yamaganda', spans: [times.yamaganda] },
    { name: 'Gulika kaal', spans: [times.gulika] },
    { name: 'Dur muhurta', spans: times.durmuhurtas },
    { name: 'Varjyam', spans: times.varjyams },
  ]
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <TimesColumn heading="Good times" mark="✓" day={day} rows={good} rule={GOOD_RULE} />
      <TimesColumn heading="Avoided times" mark="✕" day={day} rows={avoided} rule={WEEKDAY_RULE} />
    </div>
  )
}

interface TimesColumnProps {
  heading: string
  mark: string
  day: CalendarDay
  rows: readonly NamedTimes[]
  rule: string
}

function TimesColumn({ heading, mark, day, rows, rule }: TimesColumnProps) {
  return (
    <section>
      <h3 className="text-xl">
        <span aria-hidden="true">{mark}</span> {heading}
      </h3>
      <dl>
        {rows.map(({ name, spans, note }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-2">
            <dt>
              {name}
              {note && <span className="block text-sm text-soft">{note}</span>}
            </dt>
            <dd className="ml-auto text-right text-balance tabular-nums">
              {spans.length === 0
                ? 'None on this day'
                : spans.map((span) => (
                    <span key={span.start} className="block">
                      {spanOn(day, span)}
                    </span>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
      <Explained question={`How are the ${heading.toLowerCase()} found?`}>{rule}</Explained>
    </section>
  )
}
