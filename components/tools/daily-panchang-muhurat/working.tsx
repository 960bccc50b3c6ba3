import type { ReactNode } from 'react'
import { dayClock } from '@/components/panchang/clock'
import { karanaName, nakshatraName, signName, tithiName, yogaName } from '@/lib/panchang/names'
import type { Panchang } from '@/lib/panchang/panchang'

/** A short explanation that opens below its value. */
export function Explained({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="no-print text-[0.9375rem]">
      <summary className="flex min-h-11 w-fit list-none items-center text-link underline">{question}</summary>
      <p className="border-l-[3px] border-accent bg-sunken px-3 py-2">{children}</p>
    </details>
  )
}

const degrees = (angle: number) => `${angle.toFixed(2)}°`
const NAKSHATRA_DEGREES = 40 / 3

/** How each of the limbs follows from the positions of Sun and Moon at sunrise. */
export function limbExplanations(panchang: Panchang) {
  const { angles, limbs, sky } = panchang
  const clock = dayClock(panchang)
  const { elongation, sunSidereal, moonSidereal, moonTropical, ayanamsa } = angles
  const tithi = limbs.tithis[0]!.index
  const nakshatra = limbs.nakshatras[0]!.index
  const yoga = limbs.yogas[0]!.index
  const karana = limbs.karanas[0]!.index
  const sum = (sunSidereal + moonSidereal) % 360
  const at = `At sunrise (${clock.on(sky.sunrise)})`
  return {
    tithi: `${at} the Moon is ${degrees(elongation)} ahead of the Sun. A tithi is 12°: ${degrees(elongation)} ÷ 12 = ${(elongation / 12).toFixed(2)}, so ${tithi - 1} are complete and the ${ordinal(tithi)} is running, ${tithiName(tithi)}.`,
    nakshatra: `${at} the Moon is at ${degrees(moonTropical)}. Minus the Lahiri ayanamsa of ${degrees(ayanamsa)}, that is ${degrees(moonSidereal)} among the stars, in ${signName(angles.moonSign)}. A nakshatra is 13°20′: ${(moonSidereal / NAKSHATRA_DEGREES).toFixed(2)}, so the ${ordinal(nakshatra)} is running, ${nakshatraName(nakshatra)}. Its quarter (pada) of 3°20′ is number ${limbs.pada.pada}, until ${clock.on(limbs.pada.end)}.`,
    yoga: `${at} the sidereal Sun (${degrees(sunSidereal)}) and Moon (${degrees(moonSidereal)}) add up to ${degrees(sum)}. A yoga is 13°20′ of that sum: ${(sum / NAKSHATRA_DEGREES).toFixed(2)}, so the ${ordinal(yoga)} is running, ${yogaName(yoga)}.`,
    karana: `A karana is half a tithi, 6° of the Moon’s lead: ${degrees(elongation)} ÷ 6 = ${(elongation / 6).toFixed(2)}, so the ${ordinal(karana)} of the 60 in a month is running, ${karanaName(karana)}.`,
  }
}

function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}
