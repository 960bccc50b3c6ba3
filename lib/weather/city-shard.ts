import { DirectoryDamaged, recordOfFormat } from '@/lib/name-search/directory-damaged'
import type { City } from '@/lib/weather/city'

export const cityShardFormat = 1

/**
 * A city in a file: name, place of its state in `states`, degrees north and east, district, name it is listed under.
 */
export type CityRow = [
  name: string,
  state: number,
  north: number,
  east: number,
  district?: string,
  alias?: string,
]

/**
 * The cities of a file, { format, states, cities: rows }: all names with one first letter, well-known cities
 * first, then the alphabet.
 * @throws DirectoryDamaged when the content has another shape
 */
export function readCityShard(content: unknown): City[] {
  const { states, cities } = recordOfFormat(content, cityShardFormat, 'cities')
  if (!Array.isArray(states) || !Array.isArray(cities)) throw new DirectoryDamaged('cities: incomplete')
  return cities.map((row: CityRow) => cityIn(row, states as string[]))
}

function cityIn(row: CityRow, states: string[]): City {
  if (!Array.isArray(row)) throw new DirectoryDamaged('cities: a city that is no row')
  const [name, state, latitude, longitude, district, alias] = row
  const region = states[state]
  if (typeof name !== 'string' || region === undefined || !inIndia(latitude, longitude))
    throw new DirectoryDamaged(`cities: not a city: ${JSON.stringify(row)}`)
  return {
    name,
    region,
    country: 'India',
    latitude,
    longitude,
    district: district || null,
    alias: alias ?? null,
  }
}

/** A frame around the country, its islands included. */
function inIndia(latitude: number, longitude: number): boolean {
  return latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98
}
