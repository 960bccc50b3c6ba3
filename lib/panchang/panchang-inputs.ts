import { choice } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { number } from '@/lib/inputs/quantities'
import { text } from '@/lib/inputs/text'
import { PLACE_BOUNDS, panchangCities, type PanchangCity } from '@/lib/panchang/places'
import type { Place } from '@/lib/panchang/rise-set'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY } from '@/lib/panchang/years'

const LONGEST_NAME = 80

const cities = Object.keys(panchangCities) as PanchangCity[]

export const panchangInputs = {
  /** Left empty: the visitor's today. */
  date: day({ from: FIRST_PANCHANG_DAY, to: LAST_PANCHANG_DAY }),
  city: choice([...cities, 'other'], 'delhi'),
  /** Of another place, in degrees north and east; they count when the city is 'other'. */
  latitude: number({ initial: panchangCities.delhi.latitude, ...PLACE_BOUNDS.latitude }),
  longitude: number({ initial: panchangCities.delhi.longitude, ...PLACE_BOUNDS.longitude }),
  /** What the place is called; it decides nothing. */
  place: text(LONGEST_NAME),
}

/** A place as the page names it. */
export interface NamedPlace extends Place {
  name: string
}

/** The place for which a panchang is asked; null while its coordinates cannot be read. */
export function placeFrom(
  city: PanchangCity | 'other',
  other: { latitude: number; longitude: number; place: string } | null,
): NamedPlace | null {
  if (city !== 'other') return panchangCities[city]
  if (!other) return null
  const { latitude, longitude, place } = other
  return { latitude, longitude, name: place || `${latitude}° N, ${longitude}° E` }
}
