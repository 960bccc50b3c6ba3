import { choghadiyaByDay, choghadiyaByNight } from '@/lib/panchang/choghadiya'
import {
  abhijit,
  brahmaMuhurta,
  type DayAndNight,
  durmuhurtas,
  gulika,
  rahuKaal,
  yamaganda,
} from '@/lib/panchang/day-parts'
import { horas } from '@/lib/panchang/hora'
import type { LimbSpan } from '@/lib/panchang/limbs'
import { amritKaals, varjyams } from '@/lib/panchang/varjyam'

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
