import { DirectoryDamaged } from '@/lib/name-search/directory-damaged'
import { directoryFiles } from '@/lib/lookup/directory-files'
import { HttpFault, LookupFault } from '@/lib/lookup/lookup-fault'
import { type CityList, cityList } from '@/lib/lookup/weather/weather-cities'
import { metNorwayWeather } from '@/lib/lookup/weather/weather-met-norway'
import { openMeteoWeather } from '@/lib/lookup/weather/weather-open-meteo'
import { openWeatherWeather } from '@/lib/lookup/weather/weather-openweather'
import type { WeatherSetting } from '@/lib/lookup/weather/weather-setting'
import type { WeatherSource } from '@/lib/lookup/weather/weather-source'
import { type City, partsOfQuestion, type Place } from '@/lib/weather/city'
import { placesWithin } from '@/lib/weather/city-search'
import type { Forecast } from '@/lib/weather/forecast'

/** `others` are other places of the same name. */
export type WeatherAnswer = { kind: 'found'; forecast: Forecast; others: Place[] } | { kind: 'notFound' }

/** The two questions of the weather page. Each rejects with the signal's reason when it was given up. */
export interface WeatherLookups {
  suggest(typed: string, signal: AbortSignal): Promise<City[]>
  weather(question: string, signal: AbortSignal): Promise<WeatherAnswer>
}

const directoryRoot = '/directories/cities'

/**
 * The questions put to the list of cities under this site and to the configured service. `now` gives milliseconds since
 * 1970.
 */
export function weatherLookups(
  setting: WeatherSetting | null,
  { root = directoryRoot, now }: { root?: string; now: () => number },
): WeatherLookups {
  const cities = cityList(directoryFiles(root))
  const source = setting && sourceOf(setting, now)
  return {
    suggest: cities.suggest,
    weather: (question, signal) => {
      if (source === null) throw new Error('no weather service is configured')
      return lookUpWeather(question, { cities, source }, signal)
    },
  }
}

function sourceOf(setting: WeatherSetting, now: () => number): WeatherSource {
  switch (setting.provider) {
    case 'met-norway':
      return metNorwayWeather(setting, now)
    case 'open-meteo':
      return openMeteoWeather(setting)
    case 'openweather':
      return openWeatherWeather(setting)
  }
}

/**
 * The weather of a place: one of the shipped list when it is there, which saves the service a question, else the first
 * that the service finds. A list that fails to load only costs that saving, unless the service cannot search.
 */
export async function lookUpWeather(
  question: string,
  { cities, source }: { cities: CityList; source: WeatherSource },
  signal: AbortSignal,
): Promise<WeatherAnswer> {
  const listed = await (source.find ? listedCities(question, cities, signal) : cities.named(question, signal))
  const [place, ...others] = listed.length > 0 ? listed : await foundPlaces(question, source, signal)
  if (place === undefined) return { kind: 'notFound' }
  try {
    return { kind: 'found', forecast: await source.forecast(place, signal), others }
  } catch (fault) {
    if (fault instanceof HttpFault && isNotFound(fault)) return { kind: 'notFound' }
    throw fault
  }
}

/** A 404 in the service's own words; a bare one means that the configured address leads nowhere. */
const isNotFound = ({ status, body }: HttpFault) => status === 404 && body !== undefined

async function listedCities(question: string, cities: CityList, signal: AbortSignal): Promise<City[]> {
  try {
    return await cities.named(question, signal)
  } catch (fault) {
    if (signal.aborted) throw signal.reason
    if (fault instanceof LookupFault || fault instanceof DirectoryDamaged) return []
    throw fault
  }
}

async function foundPlaces(question: string, source: WeatherSource, signal: AbortSignal): Promise<Place[]> {
  const { name } = partsOfQuestion(question)
  if (name === '' || source.find === null) return []
  try {
    return placesWithin(await source.find(name, signal), question)
  } catch (fault) {
    if (fault instanceof HttpFault && isNotFound(fault)) return []
    throw fault
  }
}
