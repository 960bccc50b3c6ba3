import './city-box.css'
import { type KeyboardEvent, useState } from 'react'
import { TextControl } from '@/components/fields/text-control'
import { useLookup } from '@/components/lookup/use-lookup'
import type { SearchField } from '@/components/lookup/use-search'
import type { WeatherLookups } from '@/lib/lookup/weather-lookup'
import { type City, placeLabel } from '@/lib/weather/city'

/** As long as the longest name of a town with its district and state. */
const LONGEST_CITY = 80

/** A city as it is asked for: no stray gaps or control characters, and no novel out of a link. */
export const cityText = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_CITY)

interface CityBoxProps {
  field: SearchField
  suggest: WeatherLookups['suggest']
  /** A suggestion was taken. */
  onCity(label: string): void
}

const listId = 'city-suggestions'
const optionId = (place: number) => `city-suggestion-${place}`

/** The field of the city, with suggestions from the list that ships with the site: a combobox. */
export function CityBox({ field: { name, text, problem, onText }, suggest, onCity }: CityBoxProps) {
  /** The place of the suggestion that Enter takes; -1 for none, null while the list is closed. */
  const [active, setActive] = useState<number | null>(null)
  // The last list stays until the next one is there, or it would blink at every key.
  const [cities, setCities] = useState<City[]>([])
  const { ask } = useLookup(suggest, (end) => {
    // Without the list the field is as good as any other: the whole name is typed.
    setCities(end.kind === 'answered' ? end.answer : [])
  })
  const shown = active !== null && cities.length > 0

  function type(next: string) {
    onText(next)
    setActive(-1)
    void ask(next)
  }
  const close = () => setActive(null)
  const take = (city: City) => {
    close()
    onCity(placeLabel(city))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      const city = shown ? cities[active] : undefined
      if (city) {
        event.preventDefault()
        event.stopPropagation()
        take(city)
      } else close()
    }
    if (!shown) return
    if (event.key === 'Escape') close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setActive((active + step + cities.length + (active === -1 && step === -1 ? 1 : 0)) % cities.length)
  }

  return (
    <div className="relative min-w-0 grow">
      <TextControl
        name={name}
        text={text}
        problem={problem}
        inputMode="text"
        onText={type}
        onLeave={close}
        input={{
          role: 'combobox',
          'aria-expanded': shown,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': shown && active >= 0 ? optionId(active) : undefined,
          enterKeyHint: 'search',
          maxLength: LONGEST_CITY,
          onKeyDown,
        }}
      />
      <ul id={listId} role="listbox" aria-label="Cities" hidden={!shown} className="weather-suggestions">
        {shown &&
          cities.map((city, place) => (
            <li
              key={optionId(place)}
              id={optionId(place)}
              role="option"
              aria-selected={place === active}
              // The field keeps the focus, or the list would close before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(city)}
            >
              <span>
                {city.name}
                {city.alias && <span> ({city.alias})</span>}
              </span>
              <small>{[city.district, city.region].filter((part) => part !== null).join(', ')}</small>
            </li>
          ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {shown && `${cities.length} suggestions. Choose with the arrow keys.`}
      </p>
    </div>
  )
}
