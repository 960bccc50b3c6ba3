import type { Place } from '@/lib/panchang/rise-set'

/** The cities offered by name; their points are those for which the reference was computed. */
export const panchangCities = {
  delhi: { name: 'New Delhi', latitude: 28.6139, longitude: 77.209 },
  mumbai: { name: 'Mumbai', latitude: 19.076, longitude: 72.8777 },
  chennai: { name: 'Chennai', latitude: 13.0827, longitude: 80.2707 },
  kolkata: { name: 'Kolkata', latitude: 22.5726, longitude: 88.3639 },
  guwahati: { name: 'Guwahati', latitude: 26.1445, longitude: 91.7362 },
} as const satisfies Record<string, Place & { name: string }>

export type PanchangCity = keyof typeof panchangCities

/** A frame around India and its neighbours, within which Indian time is near enough to the Sun's. */
export const PLACE_BOUNDS = {
  latitude: { min: 6, max: 38 },
  longitude: { min: 68, max: 98 },
} as const

/** Whether a point lies in the frame around India. */
export function isNearIndia({ latitude, longitude }: Place): boolean {
  const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
  return within(latitude, PLACE_BOUNDS.latitude) && within(longitude, PLACE_BOUNDS.longitude)
}
