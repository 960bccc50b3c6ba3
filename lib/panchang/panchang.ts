import { addDays, type CalendarDay, weekday } from '@/lib/calendar/calendar-day'
import type { DayAndNight } from '@/lib/panchang/day-parts'
import { type Eras, erasIn, type NationalDay, nationalDay } from '@/lib/panchang/eras'
import { indianMidnight, type Moment } from '@/lib/panchang/indian-time'
import { limbsBetween, type LimbSpan, padaAt, signAt } from '@/lib/panchang/limbs'
import { type LunarMonth, lunarMonthAt, purnimantaIndex } from '@/lib/panchang/lunar-month'
import { positionsAt, turned } from '@/lib/panchang/positions'
import { moonriseAfter, moonsetAfter, onDay, type Place, sunrise, sunset } from '@/lib/panchang/rise-set'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY } from '@/lib/panchang/years'

/** What is seen in the sky on a day, and where the day begins and ends. */
export interface SkyOfDay extends DayAndNight {
  /** From midnight to midnight in India; null when the Moon does not rise or set on that date. */
  moonrise: Moment | null
  moonset: Moment | null
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

/** The five limbs (pancha anga) of a day, the weekday being `sky.weekday`. Lists run from sunrise to the next sunrise. */
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
  place: Place
  sky: SkyOfDay
  angles: AnglesAtSunrise
  limbs: LimbsOfDay
  month: MonthOfDay
}

function skyOfDay(day: CalendarDay, place: Place): SkyOfDay {
  const midnight = indianMidnight(day)
  return {
    weekday: weekday(day),
    previousSunset: sunset(addDays(day, -1), place),
    sunrise: sunrise(day, place),
    sunset: sunset(day, place),
    nextSunrise: sunrise(addDays(day, 1), place),
    moonrise: onDay(day, moonriseAfter(place, midnight)),
    moonset: onDay(day, moonsetAfter(place, midnight)),
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
 * @throws RangeError for a day outside 1900–2100, and where the Sun does not rise
 */
export function panchangOf(day: CalendarDay, place: Place): Panchang {
  if (day < FIRST_PANCHANG_DAY || day > LAST_PANCHANG_DAY) {
    throw new RangeError(`The panchang covers 1900 to 2100, not ${day}`)
  }
  const sky = skyOfDay(day, place)
  const limbs = limbsOf(sky)
  return {
    day,
    place,
    sky,
    angles: anglesAt(sky.sunrise),
    limbs,
    month: monthOf(day, sky.sunrise, limbs.tithis[0]!.index),
  }
}
