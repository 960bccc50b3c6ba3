import { type Place, plainName } from '@/lib/weather/city'

/**
 * The day on which this list was last checked, for `npm run data stale`.
 * @public
 */
export const stationsCheckedOn = '2026-11-22'

/**
 * Stations of the India Meteorological Department by city: its state, and the number by which the
 * department's list of cities links its page at city.imd.gov.in. Each was compared with a copy of that list
 * of January 2023 (GitHub, ShagunDwivedi/IndianWeatherAPI, utils/city_links.json), not with the department's
 * site itself.
 */
const stations: Readonly<Record<string, readonly [state: string, station: number]>> = {
  ahmedabad: ['Gujarat', 42647],
  bengaluru: ['Karnataka', 43295],
  bhubaneswar: ['Odisha', 42971],
  chennai: ['Tamil Nadu', 43279],
  delhi: ['Delhi', 42182],
  guwahati: ['Assam', 42410],
  hyderabad: ['Telangana', 43128],
  jaipur: ['Rajasthan', 42348],
  kolkata: ['West Bengal', 42807],
  lucknow: ['Uttar Pradesh', 42369],
  mumbai: ['Maharashtra', 43003],
  nagpur: ['Maharashtra', 42867],
  'new delhi': ['Delhi', 42182],
  patna: ['Bihar', 42492],
  pune: ['Maharashtra', 43063],
  thiruvananthapuram: ['Kerala', 43371],
}

/** Where every city of the department’s forecasts can be chosen. */
const frontPage = 'https://mausam.imd.gov.in/'

/** The department's page of a city, or its front page for a place without a page that we know of. */
export function imdPageOf({ name, region }: Pick<Place, 'name' | 'region'>): {
  href: string
  ofCity: boolean
} {
  const known = plainName(name)
  const [state, station] = (Object.hasOwn(stations, known) && stations[known]) || []
  if (station === undefined || (region !== null && region !== state))
    return { href: frontPage, ofCity: false }
  return { href: `https://city.imd.gov.in/citywx/city_weather.php?id=${station}`, ofCity: true }
}
