import { type CalendarDay, weekday } from '@/lib/calendar/calendar-day'
import type { DayAndNight } from '@/lib/panchang/day-parts'
import { type Eras, erasIn, type NationalDay, nationalDay } from '@/lib/panchang/eras'
import type { Moment } from '@/lib/panchang/indian-time'
import { limbsBetween, type LimbSpan, padaAt, signAt } from '@/lib/panchang/limbs'
import { type LunarMonth, lunarMonthAt, purnimantaIndex } from '@/lib/panchang/lunar-month'
import { startOfDay } from '@/lib/panchang/place-time'
import { positionsAt, turned } from '@/lib/panchang/positions'
import {
  isSunUp,
  moonriseAfter,
  moonsetAfter,
  ifOnDay,
  type EarthPlace,
  sunriseAfter,
  sunriseOn,
  sunsetAfter,
  sunsetBefore,
  sunsetOn,
} from '@/lib/panchang/rise-set'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY } from '@/lib/panchang/years'

/** From midnight to midnight at the place; null when the Moon does not rise or set on that date. */
interface MoonOfDate {
  moonrise: Moment | null
  moonset: Moment | null
}

/** The rising and setting of Sun and Moon on a day, and where the day begins and ends. */
export type SkyOfDay = DayAndNight & MoonOfDate

/**
 * Why a date at a place near a pole has no panchang: the Sun stays below or above the horizon, or its rising
 * and setting begin or end about then.
 */
export type PolarSun = 'staysDown' | 'staysUp' | 'irregular'

/** A date without a day from sunrise to sunrise. */
export interface PolarDay {
  day: CalendarDay
  place: EarthPlace
  sun: PolarSun
  /** What there is of them on the date. */
  sky: MoonOfDate & { sunrise: Moment | null; sunset: Moment | null }
}

/** Angles at sunrise in degrees, from which all else is counted. */
export interface AnglesAtSunrise {
  sunTropical: number
  moonTropical: number
  ayanamsa: number
  sunSidereal: number
  moonSidereal: number
  elongation: number
  /** 0 Mesha … 11 Meena. */
  sunSign: number
  moonSign: number
}

/**
 * The five limbs (pancha anga) of a day, the weekday being `sky.weekday`. Lists run from sunrise to the next sunrise.
 */
export interface LimbsOfDay {
  tithis: LimbSpan[]
  nakshatras: LimbSpan[]
  yogas: LimbSpan[]
  karanas: LimbSpan[]
  pada: { pada: number; end: Moment }
}

export interface MonthOfDay {
  lunar: LunarMonth
  /** 0 Chaitra … 11 Phalguna, where months end at full moon. */
  purnimanta: number
  eras: Eras
  national: NationalDay
}

export interface Panchang {
  day: CalendarDay
  place: EarthPlace
  sky: SkyOfDay
  angles: AnglesAtSunrise
  limbs: LimbsOfDay
  month: MonthOfDay
}

function moonOfDate(day: CalendarDay, place: EarthPlace): MoonOfDate {
  const midnight = startOfDay(day, place.timeZone)
  return {
    moonrise: ifOnDay(day, place, moonriseAfter(place, midnight)),
    moonset: ifOnDay(day, place, moonsetAfter(place, midnight)),
  }
}

/** The day from the first sunrise of a date; null where the next sunset or sunrise does not follow within 24 hours. */
function dayAndNight(day: CalendarDay, place: EarthPlace): DayAndNight | null {
  const sunrise = sunriseOn(day, place)
  if (sunrise === null) return null
  const previousSunset = sunsetBefore(place, sunrise)
  const sunset = sunsetAfter(place, sunrise)
  if (previousSunset === null || sunset === null) return null
  const nextSunrise = sunriseAfter(place, sunset)
  if (nextSunrise === null) return null
  return { weekday: weekday(day), previousSunset, sunrise, sunset, nextSunrise }
}

function polarDay(day: CalendarDay, place: EarthPlace): PolarDay {
  const [sunrise, sunset] = [sunriseOn(day, place), sunsetOn(day, place)]
  const constant = isSunUp(place, startOfDay(day, place.timeZone)) ? 'staysUp' : 'staysDown'
  return {
    day,
    place,
    sun: sunrise === null && sunset === null ? constant : 'irregular',
    sky: { sunrise, sunset, ...moonOfDate(day, place) },
  }
}

function anglesAt(moment: Moment): AnglesAtSunrise {
  const positions = positionsAt(moment)
  const { sunTropical, moonTropical, ayanamsa } = positions
  const sunSidereal = turned(sunTropical - ayanamsa)
  const moonSidereal = turned(moonTropical - ayanamsa)
  return {
    ...positions,
    sunSidereal,
    moonSidereal,
    elongation: turned(moonTropical - sunTropical),
    sunSign: signAt(sunSidereal),
    moonSign: signAt(moonSidereal),
  }
}

function limbsOf({ sunrise: from, nextSunrise: to }: DayAndNight): LimbsOfDay {
  return {
    tithis: limbsBetween('tithi', from, to),
    nakshatras: limbsBetween('nakshatra', from, to),
    yogas: limbsBetween('yoga', from, to),
    karanas: limbsBetween('karana', from, to),
    pada: padaAt(from),
  }
}

function monthOf(day: CalendarDay, at: Moment, tithi: number): MonthOfDay {
  const lunar = lunarMonthAt(at)
  return {
    lunar,
    purnimanta: purnimantaIndex(lunar, tithi),
    eras: erasIn(lunar),
    national: nationalDay(day),
  }
}

/**
 * The panchang of a day at a place: the Hindu day runs from the sunrise of that date to the next, and takes the tithi,
 * nakshatra, yoga and karana that reign at its sunrise. Times of the Moon are those of the date, midnight to midnight.
 * Measured against the Swiss Ephemeris (tests/lib/panchang): sunrise and sunset within 2 s, limbs within 10 s.
 * @returns a polar day where there is no sunrise to count from
 * @throws RangeError for a day outside 1900–2100
 */
export function panchangAt(day: CalendarDay, place: EarthPlace): Panchang | PolarDay {
  if (day < FIRST_PANCHANG_DAY || day > LAST_PANCHANG_DAY) {
    throw new RangeError(`The panchang covers 1900 to 2100, not ${day}`)
  }
  const sun = dayAndNight(day, place)
  if (!sun) return polarDay(day, place)
  const limbs = limbsOf(sun)
  return {
    day,
    place,
    sky: { ...sun, ...moonOfDate(day, place) },
    angles: anglesAt(sun.sunrise),
    limbs,
    month: monthOf(day, sun.sunrise, limbs.tithis[0]!.index),
  }
}

/** The panchang of a day at a place that has a sunrise every day, as every place in India. */
export function panchangOf(day: CalendarDay, place: EarthPlace): Panchang {
  const found = panchangAt(day, place)
  if ('sun' in found) throw new RangeError(`The Sun does not rise at ${place.latitude}° on ${day}`)
  return found
}
