import { DirectoryDamaged } from '@/lib/directory/directory-damaged'
import { directoryFiles } from '@/lib/lookup/directory-files'
import { HttpFault, LookupFault } from '@/lib/lookup/lookup-fault'
import { type CityList, cityList } from '@/lib/lookup/weather-cities'
import { openMeteoWeather } from '@/lib/lookup/weather-open-meteo'
import { openWeatherWeather } from '@/lib/lookup/weather-openweather'
import type { WeatherSetting } from '@/lib/lookup/weather-setting'
import type { WeatherSource } from '@/lib/lookup/weather-source'
import { type City, partsOfQuestion, type Place } from '@/lib/weather/city'
import { placesWithin } from '@/lib/weather/city-search'
import type { Forecast } from '@/lib/weather/forecast'

/** `others` are further places of the same name. */
export type WeatherAnswer = { kind: 'found'; forecast: Forecast; others: Place[] } | { kind: 'notFound' }

/** The two questions of the weather page. Each rejects with the signal's reason when it was given up. */
export interface WeatherLookups {
  suggest(typed: string, signal: AbortSignal): Promise<City[]>
  weather(question: string, signal: AbortSignal): Promise<WeatherAnswer>
}

const directoryRoot = '/directories/cities'

/** The questions put to the list of cities under this site and to the configured service. */
export function weatherLookups(setting: WeatherSetting | null, root: string = directoryRoot): WeatherLookups {
  const cities = cityList(directoryFiles(root))
  const source = setting && sourceOf(setting)
  return {
    suggest: cities.suggest,
    weather: (question, signal) => {
      if (source === null) throw new Error('no weather service is configured')
      return lookUpWeather(question, { cities, source }, signal)
    },
  }
}

function sourceOf(setting: WeatherSetting): WeatherSource {
  return setting.provider === 'open-meteo' ? openMeteoWeather(setting) : openWeatherWeather(setting)
}

/**
 * The weather of a place: one of the shipped list when it is there, which saves the service a question, else the first
 * that the service finds. A list that fails to load only costs that saving.
 */
export async function lookUpWeather(
  question: string,
  { cities, source }: { cities: CityList; source: WeatherSource },
  signal: AbortSignal,
): Promise<WeatherAnswer> {
  const listed = await listedCities(question, cities, signal)
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
  if (name === '') return []
  try {
    return placesWithin(await source.find(name, signal), question)
  } catch (fault) {
    if (fault instanceof HttpFault && isNotFound(fault)) return []
    throw fault
  }
}
