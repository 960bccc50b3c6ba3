'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useLookup } from '@/components/lookup/use-lookup'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { linkWith, textInLink } from '@/lib/inputs/text-in-link'
import { cityText, emptyMessage } from './city-text'
import { saveForecast } from './forecast-store'
import type { WeatherService } from './site-weather'

interface Typed {
  over: object
  text: string
  problem: string | null
}

/** The city, from the link and then from the visitor, and the forecast for it. A link with a city searches at once. */
export function useCitySearch({ provider, lookups }: WeatherService) {
  const link = useLink()
  const [typed, setTyped] = useState<Typed | null>(null)
  const lookup = useLookup(lookups.weather)
  const linked = cityText(textInLink(link, 'city') ?? '')
  const { text, problem } = typed?.over === link ? typed : { text: linked, problem: null }

  async function ask(city: string) {
    const end = await lookup.ask(city)
    if (end?.kind === 'answered' && end.answer.kind === 'found')
      saveForecast(city, end.answer.forecast, Math.round(Date.now() / 1_000))
  }

  const followLink = useEffectEvent(() => {
    if (provider === null) return
    if (linked === '') lookup.clear()
    else void ask(linked)
  })
  useEffect(() => followLink(), [link])

  return {
    text,
    problem,
    state: lookup.state,
    onText(next: string) {
      setTyped({ over: link, text: next, problem: null })
      // A forecast stays until the next one; a message about another city goes.
      if (lookup.state.kind !== 'answered' || lookup.state.answer.kind === 'notFound') lookup.clear()
    },
    search(question: string) {
      const city = cityText(question)
      setTyped({ over: link, text: city, problem: city === '' ? emptyMessage : null })
      if (city === '') return lookup.clear()
      const { search, hash } = linkWith(location, 'city', city)
      writeLink(search, hash)
      if (provider !== null) void ask(city)
    },
  }
}
