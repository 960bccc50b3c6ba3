import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { type City, fileOfName, partsOfQuestion, plainName } from '@/lib/weather/city'
import { citiesNamed, suggestCities } from '@/lib/weather/city-search'
import { readCityShard } from '@/lib/weather/city-shard'

/** India's towns and cities as shipped with the site: one file for each first letter. */
export interface CityList {
  suggest(typed: string, signal: AbortSignal): Promise<City[]>
  named(question: string, signal: AbortSignal): Promise<City[]>
}

export function cityList(files: DirectoryFiles): CityList {
  async function citiesLike(text: string, signal: AbortSignal): Promise<City[]> {
    const { name } = partsOfQuestion(text)
    if (plainName(name) === '') return []
    return files(`${fileOfName(name)}.json`, readCityShard, signal)
  }
  return {
    suggest: async (typed, signal) => suggestCities(await citiesLike(typed, signal), typed),
    named: async (question, signal) => citiesNamed(await citiesLike(question, signal), question),
  }
}
