import { choghadiyaByDay, choghadiyaByNight } from '@/lib/panchang/choghadiya'
import {
  abhijit,
  brahmaMuhurta,
  type DayAndNight,
  durmuhurtas,
  gulika,
  rahuKaal,
  yamaganda,
  daylight,
  night,
  partsOf,
  type Span,
} from '@/lib/panchang/day-parts'
import type { LimbSpan } from '@/lib/panchang/limbs'
import { amritKaals, varjyams } from '@/lib/panchang/varjyam'

type Planet = 'Sun' | 'Venus' | 'Mercury' | 'Moon' | 'Saturn' | 'Jupiter' | 'Mars'

/** From the slowest to the fastest as seen from the Earth, beginning at the Sun: the order in which horas follow. */
const ORDER: Planet[] = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars']
const LORDS: Planet[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']

interface HoraSpan extends Span {
  planet: Planet
}

/** The good and the avoided times of a day, and all its parts, from its sunrises and sunset and its nakshatras. */
export function timesOfDay(sky: DayAndNight, nakshatras: LimbSpan[]) {
  const hinduDay = { start: sky.sunrise, end: sky.nextSunrise }
  return {
    rahuKaal: rahuKaal(sky),
    yamaganda: yamaganda(sky),
    gulika: gulika(sky),
    abhijit: abhijit(sky),
    brahmaMuhurta: brahmaMuhurta(sky),
    durmuhurtas: durmuhurtas(sky),
    varjyams: varjyams(nakshatras, hinduDay),
    amritKaals: amritKaals(nakshatras, hinduDay),
    choghadiyaByDay: choghadiyaByDay(sky),
    choghadiyaByNight: choghadiyaByNight(sky),
    horas: horas(sky),
  }
}

export type TimesOfDay = ReturnType<typeof timesOfDay>

/** Twelve equal horas of the daylight, then twelve of the night. The first belongs to the planet of the weekday. */
function horas(day: DayAndNight): HoraSpan[] {
  const first = ORDER.indexOf(LORDS[day.weekday]!)
  return [...partsOf(daylight(day), 12), ...partsOf(night(day), 12)].map((part, at) => ({
    ...part,
    planet: ORDER[(first + at) % ORDER.length]!,
  }))
}
