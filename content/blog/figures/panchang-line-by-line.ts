import { dayInWords } from '@/lib/format/days'
import { counted } from '@/lib/format/numbers'
import { clockText } from '@/lib/panchang/clock-text'
import { abhijit, brahmaMuhurta, gulika, rahuKaal, type Span, yamaganda } from '@/lib/panchang/day-parts'
import { indianMidnight, MS_IN_DAY, MS_IN_MINUTE } from '@/lib/panchang/indian-time'
import type { LimbSpan } from '@/lib/panchang/limbs'
import {
  fullTithiName,
  karanaName,
  monthName,
  nakshatraName,
  nationalMonthName,
  signName,
  weekdayName,
  yogaName,
} from '@/lib/panchang/names'
import { type Panchang, panchangOf } from '@/lib/panchang/panchang'
import { panchangCities } from '@/lib/panchang/places'

const DAY = '2026-11-30'
const { delhi, kolkata } = panchangCities
const at = panchangOf(DAY, delhi)
const inKolkata = panchangOf(DAY, kolkata)

const MINUTES_IN_HOUR = 60

const span = ({ start, end }: Span) => `${clockText(start)} to ${clockText(end)}`
const hours = (milliseconds: number) => {
  const minutes = Math.round(milliseconds / MS_IN_MINUTE)
  return `${counted(Math.floor(minutes / MINUTES_IN_HOUR), 'hour')} ${minutes % MINUTES_IN_HOUR} minutes`
}
const degrees = (angle: number) => `${angle.toFixed(1)}°`
const moonrise = ({ sky }: Panchang) => (sky.moonrise === null ? 'none' : clockText(sky.moonrise))

/** A limb at sunrise, until when it runs, and what follows it. */
function limbRow(label: string, [first, next]: LimbSpan[], nameOf: (index: number) => string) {
  const end = first!.end
  const isNextDay = end >= indianMidnight(DAY) + MS_IN_DAY
  return [
    label,
    nameOf(first!.index),
    `${clockText(end)}${isNextDay ? ' next day' : ''}`,
    next ? nameOf(next.index) : nameOf(first!.index),
  ]
}

const { tithis, nakshatras, yogas, karanas, pada } = at.limbs
const limbs = [
  limbRow('Tithi', tithis, fullTithiName),
  limbRow('Nakshatra', nakshatras, nakshatraName),
  limbRow('Yoga', yogas, yogaName),
  limbRow('Karana', karanas, karanaName),
]
const parts = [
  ['Rahu Kaal', span(rahuKaal(at.sky)), '2nd of 8 parts of the daylight'],
  ['Yamaganda', span(yamaganda(at.sky)), '4th of 8 parts of the daylight'],
  ['Gulika', span(gulika(at.sky)), '6th of 8 parts of the daylight'],
  ['Abhijit', span(abhijit(at.sky)), '8th of 15 parts of the daylight'],
  ['Brahma muhurta', span(brahmaMuhurta(at.sky)), '14th of 15 parts of the night before'],
]
const cities = [at, inKolkata].map((day) => [
  day === at ? delhi.name : kolkata.name,
  clockText(day.sky.sunrise),
  clockText(day.sky.sunset),
  span(rahuKaal(day.sky)),
  moonrise(day),
])

const { angles, sky, month } = at
const firstTithi = tithis[0]!

/** What the words of the article quote; see content/blog/panchang-line-by-line.mdx. */
export const figures = {
  day: dayInWords(DAY),
  weekday: weekdayName(sky.weekday),
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
  amanta: monthName(month.lunar.index),
  purnimanta: monthName(month.purnimanta),
  vikram: month.eras.vikram,
  vikramGujarati: month.eras.vikramGujarati,
  shaka: month.eras.shaka,
  national: `${month.national.day} ${nationalMonthName(month.national.month - 1)} ${month.national.year}`,
  monthDays: ((month.lunar.end - month.lunar.start) / MS_IN_DAY).toFixed(2),
}

export const tables = { limbs, parts, cities }
