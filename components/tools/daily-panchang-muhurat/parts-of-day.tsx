import type { ReactNode } from 'react'
import { clockOn } from '@/components/panchang/clock'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { ChoghadiyaSpan, Quality } from '@/lib/panchang/choghadiya'
import type { Span } from '@/lib/panchang/day-parts'
import type { TimesOfDay } from '@/lib/panchang/times-of-day'

const QUALITY: Record<Quality, string> = { good: 'Good', neutral: 'Neutral', avoided: 'Avoided' }
const COLOUR: Record<Quality, string> = { good: 'text-good', neutral: 'text-soft', avoided: 'text-bad' }

/** Choghadiya and hora: the day and the night in equal parts. */
export function PartsOfDay({ day, times }: { day: CalendarDay; times: TimesOfDay }) {
  const choghadiya = ({ name, quality }: ChoghadiyaSpan) => (
    <>
      {name} <span className={`text-sm ${COLOUR[quality]}`}>{QUALITY[quality]}</span>
    </>
  )
  return (
    <>
      <FoldedSection heading="Choghadiya">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Parts heading="By day" day={day} parts={times.choghadiyaByDay} nameOf={choghadiya} />
          <Parts heading="By night" day={day} parts={times.choghadiyaByNight} nameOf={choghadiya} />
        </div>
      </FoldedSection>
      <FoldedSection heading="Hora">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Parts heading="By day" day={day} parts={times.horas.slice(0, 12)} nameOf={(part) => part.planet} />
          <Parts heading="By night" day={day} parts={times.horas.slice(12)} nameOf={(part) => part.planet} />
        </div>
      </FoldedSection>
    </>
  )
}

interface PartsProps<Part> {
  heading: string
  day: CalendarDay
  parts: readonly Part[]
  nameOf(part: Part): ReactNode
}

function Parts<Part extends Span>({ heading, day, parts, nameOf }: PartsProps<Part>) {
  return (
    <section>
      <h3 className="text-base font-medium">{heading}</h3>
      <ol>
        {parts.map((part) => (
          <li key={part.start} className="flex justify-between gap-3 border-b border-line py-1.5">
            <span className="tabular-nums">{clockOn(day, part.start)}</span>
            <span>{nameOf(part)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A section that opens below its heading. */
function FoldedSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="panchang-fold">
      <summary>
        <h2 className="text-xl">{heading}</h2>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

/** Where almanacs differ, and how exact these times are. */
export function Traditions() {
  return (
    <FoldedSection heading="Where traditions differ, and how exact this is">
      <ul className="grid max-w-[68ch] list-disc gap-2 pl-5">
        <li>
          Sunrise: we take the upper edge of the Sun with refraction, as the Rashtriya Panchang and most
          almanacs do. Some take the centre of the disc without refraction, which comes about four minutes
          later and moves Rahu kaal and the choghadiya with it.
        </li>
        <li>
          Month: it ends at new moon (amanta) in the South, Maharashtra and Gujarat, and at full moon
          (purnimanta) in most of the North. Both names are shown.
        </li>
        <li>
          Stars: nakshatra and yoga use the Lahiri ayanamsa, the government’s. With another ayanamsa they end
          at other times; tithi and karana do not depend on it.
        </li>
        <li>Year: Vikram Samvat begins with Chaitra in the North and with Kartika in Gujarat.</li>
        <li>
          Measured against the Swiss Ephemeris for 300 days of 2024 to 2028 in five cities: sunrise and sunset
          within 0.3 seconds, moonrise and moonset within 0.4 seconds, the ends of tithi, nakshatra, yoga and
          karana within 7 seconds. After 2050 the limbs may be off by up to two minutes, since nobody can say
          how the Earth’s rotation will slow.
        </li>
      </ul>
    </FoldedSection>
  )
}
