import { coordinates } from '@/lib/format/coordinates'
import { choice } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { problem, value } from '@/lib/inputs/kind'
import { number } from '@/lib/inputs/quantities'
import { text, textKind } from '@/lib/inputs/text'
import { nameOf } from '@/lib/language/words'
import { INDIAN_TIME_ZONE, type TimeZone, timeZoneNamed } from '@/lib/panchang/place-time'
import { panchangCities, type PanchangCity } from '@/lib/panchang/places'
import type { EarthPlace } from '@/lib/panchang/rise-set'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY } from '@/lib/panchang/years'
import { placeInWords } from '@/lib/weather/place-in-words'

const LONGEST_NAME = 80

const cities = Object.keys(panchangCities) as PanchangCity[]

export interface TimeZoneProblem {
  kind: 'unknownTimeZone'
}

const clockZone = textKind<TimeZone, TimeZoneProblem>(INDIAN_TIME_ZONE, (typed) => {
  const found = timeZoneNamed(typed)
  return found === null ? problem({ kind: 'unknownTimeZone' }) : value(found)
})

export const panchangInputs = {
  /** Left empty: the visitor's today. */
  date: day({ from: FIRST_PANCHANG_DAY, to: LAST_PANCHANG_DAY }),
  city: choice([...cities, 'other'], 'delhi'),
  /** The position of another place, in degrees north and east; it counts when the city is 'other'. */
  latitude: number({ initial: panchangCities.delhi.latitude, min: -90, max: 90 }),
  longitude: number({ initial: panchangCities.delhi.longitude, min: -180, max: 180 }),
  /** By its clocks that place's dates begin and its times are shown. */
  timeZone: clockZone,
  /** The name of the place; it decides nothing. */
  place: text(LONGEST_NAME),
}

/** A place as the page names it. */
export interface NamedPlace extends EarthPlace {
  name: string
}

interface OtherPlace {
  latitude: number
  longitude: number
  timeZone: TimeZone
  place: string
}

/** The place for which a panchang is asked; null while its coordinates or its time zone cannot be read. */
export function placeFrom(city: PanchangCity | 'other', other: OtherPlace | null): NamedPlace | null {
  if (city !== 'other') return { ...panchangCities[city], name: nameOf('cities', panchangCities[city].name) }
  if (!other) return null
  const { latitude, longitude, timeZone, place } = other
  return { name: placeInWords(place) || coordinates(latitude, longitude), latitude, longitude, timeZone }
}

/** The point of the Earth that a question is about, without its name. */
export const pointOf = ({ latitude, longitude, timeZone }: EarthPlace): EarthPlace => ({
  latitude,
  longitude,
  ...(timeZone && { timeZone }),
})
