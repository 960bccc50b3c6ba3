import { clockOn } from '@/components/panchang/clock'
import { FoldedSection } from '@/components/tools/daily-panchang-muhurat/folded-section'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { ChoghadiyaSpan, Quality } from '@/lib/panchang/choghadiya'
import type { HoraSpan } from '@/lib/panchang/hora'
import type { TimesOfDay } from '@/lib/panchang/times-of-day'

const QUALITY: Record<Quality, string> = { good: 'Good', neutral: 'Neutral', avoided: 'Avoided' }
const COLOUR: Record<Quality, string> = { good: 'text-good', neutral: 'text-soft', avoided: 'text-bad' }

/** Choghadiya and hora: the day and the night in equal parts. */
export function PartsOfDay({ day, times }: { day: CalendarDay; times: TimesOfDay }) {
  return (
    <>
      <FoldedSection heading="Choghadiya">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Choghadiya heading="By day" day={day} parts={times.choghadiyaByDay} />
          <Choghadiya heading="By night" day={day} parts={times.choghadiyaByNight} />
        </div>
      </FoldedSection>
      <FoldedSection heading="Hora">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Horas heading="By day" day={day} parts={times.horas.slice(0, 12)} />
          <Horas heading="By night" day={day} parts={times.horas.slice(12)} />
        </div>
      </FoldedSection>
    </>
  )
}

interface ListProps<Part> {
  heading: string
  day: CalendarDay
  parts: readonly Part[]
}

function Choghadiya({ heading, day, parts }: ListProps<ChoghadiyaSpan>) {
  return (
    <section>
      <h3 className="text-base font-medium">{heading}</h3>
      <ol>
        {parts.map(({ start, name, quality }) => (
          <li key={start} className="flex justify-between gap-3 border-b border-line py-1.5">
            <span className="tabular-nums">{clockOn(day, start)}</span>
            <span>
              {name} <span className={`text-sm ${COLOUR[quality]}`}>{QUALITY[quality]}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Horas({ heading, day, parts }: ListProps<HoraSpan>) {
  return (
    <section>
      <h3 className="text-base font-medium">{heading}</h3>
      <ol>
        {parts.map(({ start, planet }) => (
          <li key={start} className="flex justify-between gap-3 border-b border-line py-1.5">
            <span className="tabular-nums">{clockOn(day, start)}</span>
            <span>{planet}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
