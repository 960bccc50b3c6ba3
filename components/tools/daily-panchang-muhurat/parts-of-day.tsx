import type { DayClock } from '@/components/panchang/clock'
import { FoldedPart } from '@/components/ui/disclosure'
import type { Quality } from '@/lib/panchang/choghadiya'
import type { Span } from '@/lib/panchang/day-parts'
import type { TimesOfDay } from '@/lib/panchang/times-of-day'
import { nameOf, t } from '@/lib/language/words'

export const QUALITY: Record<Quality, string> = {
  good: nameOf('choghadiya-qualities', 'Good'),
  neutral: nameOf('choghadiya-qualities', 'Neutral'),
  avoided: nameOf('choghadiya-qualities', 'Avoided'),
}
export const COLOUR: Record<Quality, string> = {
  good: 'text-good',
  neutral: 'text-soft',
  avoided: 'text-bad',
}

interface NamedPart extends Span {
  name: string
  quality?: Quality
}

/** Choghadiya and hora: the day and the night in equal parts. */
export function PartsOfDay({ clock, times }: { clock: DayClock; times: TimesOfDay }) {
  const horas = times.horas.map(({ planet, ...span }) => ({ ...span, name: nameOf('planets', planet) }))
  const divisions: Record<string, Record<string, readonly NamedPart[]>> = {
    [t('Choghadiya')]: { [t('By day')]: times.choghadiyaByDay, [t('By night')]: times.choghadiyaByNight },
    [t('Hora')]: { [t('By day')]: horas.slice(0, 12), [t('By night')]: horas.slice(12) },
  }
  return Object.entries(divisions).map(([heading, halves]) => (
    <FoldedPart key={heading} heading={heading}>
      <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {Object.entries(halves).map(([half, parts]) => (
          <section key={half}>
            <h4 className="text-base font-medium">{half}</h4>
            <ol>
              {parts.map(({ start, name, quality }) => (
                <li key={start} className="flex justify-between gap-3 border-b border-line py-1.5">
                  <span className="tabular-nums">{clock.on(start)}</span>
                  <span>
                    {nameOf('choghadiya', name)}{' '}
                    {quality && <span className={`text-sm ${COLOUR[quality]}`}>{QUALITY[quality]}</span>}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </FoldedPart>
  ))
}

/** Where almanacs differ, and how exact these times are. */
export function Traditions() {
  return (
    <FoldedPart heading={t('Where traditions differ, and how accurate this is')}>
      <ul className="mt-2 grid max-w-[60ch] list-disc gap-2 pl-5">
        <li>
          {t(
            'Sunrise: we take the upper edge of the Sun with refraction, as the Rashtriya Panchang and most almanacs do. Some take the centre of the disc without refraction, which comes about four minutes later and moves Rahu kaal and the choghadiya with it.',
          )}
        </li>
        <li>
          {t(
            'Month: it ends at new moon (amanta) in the South, Maharashtra and Gujarat, and at full moon (purnimanta) in most of the North. Both names are shown.',
          )}
        </li>
        <li>
          {t(
            'Stars: nakshatra and yoga use the Lahiri ayanamsa, as the government does. With another ayanamsa they end at other times; tithi and karana do not depend on it.',
          )}
        </li>
        <li>{t('Year: Vikram Samvat begins with Chaitra in the North and with Kartika in Gujarat.')}</li>
        <li>
          {t(
            'Measured against the Swiss Ephemeris for 300 days of 2024 to 2028 in five cities: sunrise and sunset within 0.3 seconds, moonrise and moonset within 0.4 seconds, the ends of tithi, nakshatra, yoga and karana within 7 seconds. After 2050 the limbs may be off by up to two minutes, since nobody can say how the Earth’s rotation will slow.',
          )}
        </li>
      </ul>
    </FoldedPart>
  )
}
