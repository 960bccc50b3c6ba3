import '@/content/page-words'
import { dayInWords } from '@/lib/format/days'
import { counted } from '@/lib/format/numbers'
import { filled, nameOf } from '@/lib/language/words'
import { clockText, saidOnce } from '@/lib/panchang/clock-text'
import { abhijit, brahmaMuhurta, gulika, rahuKaal, type Span, yamaganda } from '@/lib/panchang/day-parts'
import { indianMidnight, MS_IN_DAY, MS_IN_MINUTE } from '@/lib/panchang/indian-time'
import type { LimbSpan } from '@/lib/panchang/limbs'
import {
  fullTithiName,
  karanaName,
  lunarMonthName,
  nakshatraName,
  nationalMonthName,
  signName,
  varaName,
  yogaName,
} from '@/lib/panchang/names'
import { panchangOf } from '@/lib/panchang/panchang'
import { panchangCities } from '@/lib/panchang/places'

const DAY = '2026-11-30'
const { delhi, kolkata } = panchangCities
const at = panchangOf(DAY, delhi)
const inKolkata = panchangOf(DAY, kolkata)

const MINUTES_IN_HOUR = 60

const spanIn = (between: string, { start, end }: Span) =>
  saidOnce(filled(between, [clockText(start), clockText(end)]))
const hours = (milliseconds: number) => {
  const minutes = Math.round(milliseconds / MS_IN_MINUTE)
  return [
    counted(Math.floor(minutes / MINUTES_IN_HOUR), 'hour'),
    counted(minutes % MINUTES_IN_HOUR, 'minute'),
  ].join(' ')
}
const degrees = (angle: number) => `${angle.toFixed(1)}°`

/** A limb at sunrise, until when it runs, and what follows it. */
function limbRow(nextDay: string, [first, next]: LimbSpan[], limbName: (index: number) => string) {
  const end = first!.end
  const isNextDay = end >= indianMidnight(DAY) + MS_IN_DAY
  return [
    limbName(first!.index),
    isNextDay ? filled(nextDay, [clockText(end)]) : clockText(end),
    limbName((next ?? first!).index),
  ]
}

const { tithis, nakshatras, yogas, karanas, pada } = at.limbs
const spans = [rahuKaal, yamaganda, gulika, abhijit, brahmaMuhurta].map((part) => part(at.sky))
const { angles, sky, month } = at
const firstTithi = tithis[0]!

/** What the words of the article quote; see content/blog/panchang-line-by-line.mdx. */
export const figures = {
  day: dayInWords(DAY),
  weekday: varaName(sky.weekday),
  sunrise: clockText(sky.sunrise),
  sunset: clockText(sky.sunset),
  nextSunrise: clockText(sky.nextSunrise),
  daylight: hours(sky.sunset - sky.sunrise),
  eighth: hours((sky.sunset - sky.sunrise) / 8),
  tithi: fullTithiName(firstTithi.index),
  tithiEnd: clockText(firstTithi.end),
  tithiLength: hours(firstTithi.end - firstTithi.start),
  elongation: degrees(angles.elongation),
  tithiNumber: firstTithi.index,
  nakshatra: nakshatraName(nakshatras[0]!.index),
  pada: pada.pada,
  moon: degrees(angles.moonSidereal),
  moonSign: signName(angles.moonSign),
  sunSign: signName(angles.sunSign),
  ayanamsa: degrees(angles.ayanamsa),
  yoga: yogaName(yogas[0]!.index),
  karana: karanaName(karanas[0]!.index),
  amanta: lunarMonthName(month.lunar.index),
  purnimanta: lunarMonthName(month.purnimanta),
  vikram: month.eras.vikram,
  vikramGujarati: month.eras.vikramGujarati,
  shaka: month.eras.shaka,
  national: `${month.national.day} ${nationalMonthName(month.national.month - 1)} ${month.national.year}`,
  monthDays: ((month.lunar.end - month.lunar.start) / MS_IN_DAY).toFixed(2),
}

/** Each with the words of its article: the labels, and how it writes the next day or a time from and to. */
export const tables = {
  limbs: (labels: readonly string[], nextDay: string) =>
    [
      limbRow(nextDay, tithis, fullTithiName),
      limbRow(nextDay, nakshatras, nakshatraName),
      limbRow(nextDay, yogas, yogaName),
      limbRow(nextDay, karanas, karanaName),
    ].map((cells, place) => [labels[place]!, ...cells]),
  parts: (between: string, labels: readonly (readonly [string, string])[]) =>
    labels.map(([label, counting], place) => [label, spanIn(between, spans[place]!), counting]),
  cities: (between: string, none: string) =>
    [at, inKolkata].map(({ sky: local }, place) => [
      nameOf('cities', [delhi, kolkata][place]!.name),
      clockText(local.sunrise),
      clockText(local.sunset),
      spanIn(between, rahuKaal(local)),
      local.moonrise === null ? none : clockText(local.moonrise),
    ]),
}
