import { FoldedSection } from '@/components/tools/daily-panchang-muhurat/folded-section'

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
