import { choghadiyaByDay, choghadiyaByNight, type ChoghadiyaSpan } from '@/lib/panchang/choghadiya'
import {
  abhijit,
  brahmaMuhurta,
  type DayAndNight,
  durmuhurtas,
  gulika,
  rahuKaal,
  type Span,
  yamaganda,
} from '@/lib/panchang/day-parts'
import { horas, type HoraSpan } from '@/lib/panchang/hora'
import type { LimbSpan } from '@/lib/panchang/limbs'
import { amritKaals, type NakshatraSpan, varjyams } from '@/lib/panchang/varjyam'

export interface TimesOfDay {
  rahuKaal: Span
  yamaganda: Span
  gulika: Span
  abhijit: Span & { observed: boolean }
  brahmaMuhurta: Span
  durmuhurtas: Span[]
  varjyams: NakshatraSpan[]
  amritKaals: NakshatraSpan[]
  choghadiyaByDay: ChoghadiyaSpan[]
  choghadiyaByNight: ChoghadiyaSpan[]
  horas: HoraSpan[]
}

/** The good and the avoided times of a day, and all its parts, from its sunrises and sunset and its nakshatras. */
export function timesOfDay(sky: DayAndNight, nakshatras: LimbSpan[]): TimesOfDay {
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
