import type { EarthPlace } from '@/lib/panchang/rise-set'

/** The cities offered by name; their points are those for which the reference was computed. */
export const panchangCities = {
  delhi: { name: 'New Delhi', latitude: 28.6139, longitude: 77.209 },
  mumbai: { name: 'Mumbai', latitude: 19.076, longitude: 72.8777 },
  chennai: { name: 'Chennai', latitude: 13.0827, longitude: 80.2707 },
  kolkata: { name: 'Kolkata', latitude: 22.5726, longitude: 88.3639 },
  guwahati: { name: 'Guwahati', latitude: 26.1445, longitude: 91.7362 },
} as const satisfies Record<string, EarthPlace & { name: string }>

export type PanchangCity = keyof typeof panchangCities
