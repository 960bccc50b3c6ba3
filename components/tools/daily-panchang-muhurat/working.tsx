import type { ReactNode } from 'react'
import { dayClock } from '@/components/panchang/clock'
import { karanaName, nakshatraName, signName, tithiName, yogaName } from '@/lib/panchang/names'
import type { Panchang } from '@/lib/panchang/panchang'
import { t } from '@/lib/language/words'

/** A short explanation that opens below its value. */
export function Explained({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="no-print text-[0.9375rem]">
      <summary className="flex min-h-11 w-fit list-none items-center text-link underline">{question}</summary>
      <p className="border-l-3 border-accent bg-sunken px-3 py-2">{children}</p>
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
  const at = t('At sunrise ({0})', clock.on(sky.sunrise))
  return {
    tithi: t(
      '{0} the Moon is {1} ahead of the Sun. A tithi is 12°: {2} ÷ 12 = {3}, so {4} are complete and {5} is running, {6}.',
      at,
      degrees(elongation),
      degrees(elongation),
      (elongation / 12).toFixed(2),
      tithi - 1,
      ordinal(tithi),
      tithiName(tithi),
    ),
    nakshatra: t(
      '{0} the Moon is at {1}. Minus the Lahiri ayanamsa of {2}, that is {3} among the stars, in {4}. A nakshatra is 13°20′: {5}, so {6} is running, {7}. Its quarter (pada) of 3°20′ is number {8}, until {9}.',
      at,
      degrees(moonTropical),
      degrees(ayanamsa),
      degrees(moonSidereal),
      signName(angles.moonSign),
      (moonSidereal / NAKSHATRA_DEGREES).toFixed(2),
      ordinal(nakshatra),
      nakshatraName(nakshatra),
      limbs.pada.pada,
      clock.on(limbs.pada.end),
    ),
    yoga: t(
      '{0} the sidereal Sun ({1}) and Moon ({2}) add up to {3}. A yoga is 13°20′ of that sum: {4}, so {5} is running, {6}.',
      at,
      degrees(sunSidereal),
      degrees(moonSidereal),
      degrees(sum),
      (sum / NAKSHATRA_DEGREES).toFixed(2),
      ordinal(yoga),
      yogaName(yoga),
    ),
    karana: t(
      'A karana is half a tithi, 6° of the Moon’s lead: {0} ÷ 6 = {1}, so {2} of the 60 in a month is running, {3}.',
      degrees(elongation),
      (elongation / 6).toFixed(2),
      ordinal(karana),
      karanaName(karana),
    ),
  }
}

/** 'the 12th'. */
function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13
  const last = teen ? 0 : number % 10
  return t(
    last === 1 ? 'the {0}st' : last === 2 ? 'the {0}nd' : last === 3 ? 'the {0}rd' : 'the {0}th',
    number,
  )
}
