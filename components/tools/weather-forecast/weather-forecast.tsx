'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLookup } from '@/components/lookup/use-lookup'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { CityForm } from '@/components/tools/weather-forecast/city-form'
import { cityText, emptyMessage } from '@/components/tools/weather-forecast/city-text'
import { saveForecast } from '@/components/tools/weather-forecast/forecast-store'
import { NotConfigured } from '@/components/tools/weather-forecast/not-configured'
import { providers } from '@/components/tools/weather-forecast/providers'
import { siteWeather, type WeatherService } from '@/components/tools/weather-forecast/site-weather'
import { WeatherResult } from '@/components/tools/weather-forecast/weather-result'
import { linkWith, textInLink } from '@/lib/inputs/text-in-link'

interface Typed {
  over: object
  text: string
  problem: string | null
}

/** The weather of a city, now and for the days ahead. A link with a city asks at once, when there is a service. */
export function WeatherForecast({ service = siteWeather }: { service?: WeatherService }) {
  const { provider, lookups } = service
  const link = useLink()
  const [typed, setTyped] = useState<Typed | null>(null)
  const lookup = useLookup(lookups.weather)
  const tool = useRef<HTMLDivElement>(null)
  const linked = cityText(textInLink(link, 'city') ?? '')
  const { text, problem } = typed?.over === link ? typed : { text: linked, problem: null }

  async function ask(city: string) {
    const end = await lookup.ask(city)
    if (end?.kind === 'answered' && end.answer.kind === 'found')
      saveForecast(city, end.answer.forecast, Math.round(Date.now() / 1_000))
  }

  function search(question: string) {
    const city = cityText(question)
    setTyped({ over: link, text: city, problem: city === '' ? emptyMessage : null })
    if (city === '') return lookup.clear()
    const { search: query, hash } = linkWith(location, 'city', city)
    writeLink(query, hash)
    if (provider !== null) void ask(city)
  }

  const followLink = useEffectEvent(() => {
    if (provider === null) return
    if (linked === '') lookup.clear()
    else void ask(linked)
  })
  useEffect(() => followLink(), [link])

  return (
    <div
      ref={tool}
      tabIndex={-1}
      role="group"
      aria-label="Weather"
      className="grid scroll-mt-4 gap-4 md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr]"
    >
      <CityForm
        text={text}
        problem={problem}
        suggest={lookups.suggest}
        loading={lookup.state.kind === 'loading'}
        configured={provider !== null}
        hint={providers[provider ?? 'open-meteo'].hint}
        onText={(next) => {
          setTyped({ over: link, text: next, problem: null })
          // A message about another city would only confuse; a forecast may stay until there is a new one.
          if (lookup.state.kind !== 'answered' || lookup.state.answer.kind === 'notFound') lookup.clear()
        }}
        onCity={search}
        onSearch={() => search(text)}
      />
      {provider === null ? (
        <NotConfigured />
      ) : (
        <WeatherResult
          state={lookup.state}
          provider={provider}
          onAsk={(city) => {
            search(city)
            // The button that asked is about to go.
            tool.current?.focus()
          }}
        />
      )}
    </div>
  )
}
