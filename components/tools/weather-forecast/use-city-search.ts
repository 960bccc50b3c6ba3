'use client'

import { useLinkedSearch } from '@/components/lookup/use-linked-search'
import { useLookup } from '@/components/lookup/use-lookup'
import { saveForecast } from '@/lib/weather/saved-forecasts'
import type { WeatherService } from './site-weather'

/** As long as the longest name of a town with its district and state. */
export const longestCity = 80

/** A city as it is asked for: no stray gaps or control characters, and no novel out of a link. */
const cityText = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestCity)

/** The city, from the link and then from the visitor, and the forecast for it. A link with a city searches at once. */
export function useCitySearch({ provider, lookups }: WeatherService) {
  const { state, ask, clear } = useLookup(lookups.weather)
  const field = useLinkedSearch({
    name: 'city',
    read: cityText,
    problemOf: (city) => (city === '' ? 'Please enter a city name.' : null),
    ask: (city) => void askAndSave(city),
    clear,
  })

  async function askAndSave(city: string) {
    if (provider === null) return
    const end = await ask(city)
    if (end?.kind === 'answered' && end.answer.kind === 'found')
      saveForecast(city, end.answer.forecast, Math.round(Date.now() / 1_000))
  }

  return {
    text: field.text,
    problem: field.problem,
    state,
    onText(next: string) {
      field.onText(next)
      // A forecast stays until the next one; a message about another city goes.
      if (state.kind !== 'answered' || state.answer.kind === 'notFound') clear()
    },
    search(city: string) {
      if (!field.search(city)) clear()
    },
  }
}
