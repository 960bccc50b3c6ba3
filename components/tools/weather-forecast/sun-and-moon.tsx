import { useEffect, useState } from 'react'
import { useToday } from '@/components/hooks/use-today'
import { SkyRows } from '@/components/panchang/sky-rows'
import { useAnswer } from '@/components/panchang/use-answer'
import type { City } from '@/lib/weather/city'
import { citiesNamed } from '@/lib/weather/city-search'
import { nameOf, t } from '@/lib/language/words'

interface SunAndMoonProps {
  question: string
  suggest(typed: string, signal: AbortSignal): Promise<City[]>
}

/** Sunrise, sunset and the Moon of today in a city, computed on the device: they need no weather service. */
export function SunAndMoon({ question, suggest }: SunAndMoonProps) {
  const today = useToday()
  const city = useCity(question, suggest)
  const place = city && { latitude: city.latitude, longitude: city.longitude }
  const { known } = useAnswer(place && today !== '' ? { subject: 'day', day: today, place } : null)
  if (!city || !known) return null
  return (
    <section aria-label={t('Sun and Moon')} className="card px-5 py-4">
      <h2>{t('Sun and Moon today, {0}, {1}', nameOf('cities', city.name), nameOf('states', city.region))}</h2>
      <p className="text-sm text-soft">{t('Calculated on your device, in Indian Standard Time.')}</p>
      <SkyRows panchang={known.answer} nameEnd="Today" />
    </section>
  )
}

/**
 * The first place of the shipped list that a question names; null while it is not found, or the list is out of reach.
 */
function useCity(question: string, suggest: SunAndMoonProps['suggest']): City | null {
  const [city, setCity] = useState<City | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    suggest(question, stop.signal).then(
      // A suggestion may only begin with what was asked, and be another place.
      (cities) => !stop.signal.aborted && setCity(citiesNamed(cities, question)[0] ?? null),
      // Without the list there is no place to compute for; the message above names what failed.
      () => undefined,
    )
    return () => stop.abort()
  }, [question, suggest])
  return city
}
