import { type City, placeLabel, partsOfQuestion, type Place, plainName } from '@/lib/weather/city'

/** The largest number of suggestions. */
const mostSuggestions = 8

const listedAs = ({ alias, name }: City) => plainName(alias ?? name)

/** The cities whose name begins as typed, in the order of the list; those named exactly so before the others. */
export function suggestCities(cities: readonly City[], typed: string): City[] {
  const { name, within } = partsOfQuestion(typed)
  const start = plainName(name)
  if (start === '') return []
  const found = cities.filter(
    (city) => listedAs(city).startsWith(start) && liesWithin(city, within, 'begins'),
  )
  const exactly = found.filter((city) => listedAs(city) === start)
  const longer = found.filter((city) => listedAs(city) !== start)
  return eachOnce([...exactly, ...longer]).slice(0, mostSuggestions)
}

/** A city with two names that begin alike, such as Bengaluru and Bangalore, is one suggestion. */
const eachOnce = (cities: City[]) => [...new Map(cities.map((city) => [placeLabel(city), city])).values()]

/** The cities of exactly this name, narrowed by what follows a comma; the best known first. */
export function citiesNamed(cities: readonly City[], question: string): City[] {
  const { name, within } = partsOfQuestion(question)
  return cities.filter((city) => listedAs(city) === plainName(name) && liesWithin(city, within, 'is'))
}

/** The places, of those a service found, that lie in the state or country of the question; all of them without one. */
export function placesWithin<P extends Place>(places: readonly P[], question: string): P[] {
  const { within } = partsOfQuestion(question)
  return places.filter((place) => liesWithin(place, within, 'begins'))
}

/** True if each of these words names the district, state or country of a place, whole or its beginning. */
function liesWithin(
  place: Place & { district?: string | null },
  within: readonly string[],
  how: 'is' | 'begins',
): boolean {
  const names = [place.district, place.region, place.country]
    .filter((name) => name)
    .map((name) => plainName(name!))
  return within
    .map(plainName)
    .every((word) => names.some((name) => (how === 'is' ? name === word : name.startsWith(word))))
}
