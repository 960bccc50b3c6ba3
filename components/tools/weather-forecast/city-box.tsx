'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fieldIds } from '@/components/fields/field'
import { useLookup } from '@/components/lookup/use-lookup'
import { useLatePart } from '@/components/tool-form/use-late-part'
import type { WeatherLookups } from '@/lib/lookup/weather-lookup'
import { type City, placeLabel } from '@/lib/weather/city'
import { longestCity } from './use-city-search'

interface CityBoxProps {
  text: string
  problem: string | null
  suggest: WeatherLookups['suggest']
  onText(text: string): void
  /** A suggestion was taken. */
  onCity(label: string): void
}

const listId = 'city-suggestions'
const optionId = (place: number) => `city-suggestion-${place}`
const loadList = async () => (await import('./suggestion-list')).SuggestionList

/** The field of the city, with suggestions from the list that ships with the site: a combobox. */
export function CityBox({ text, problem, suggest, onText, onCity }: CityBoxProps) {
  const control = useRef<HTMLInputElement>(null)
  const lookup = useLookup(suggest)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // The last list stays until the next one is there, or it would blink at every key.
  const [cities, setCities] = useState<City[]>([])
  const { part: List } = useLatePart(loadList, open)
  const shown = open && List !== null && cities.length > 0
  const ids = fieldIds('city')

  async function suggestFor(next: string) {
    const end = await lookup.ask(next)
    // Without the list the field is as good as any other: the whole name is typed.
    if (end) setCities(end.kind === 'answered' ? end.answer : [])
  }
  const type = (next: string) => {
    onText(next)
    setActive(-1)
    setOpen(true)
    void suggestFor(next)
  }
  const asHydrated = useRef({ text, type })
  useEffect(() => {
    // What is typed before the page's script has arrived is taken over, not lost.
    const typedEarly = control.current!.value
    if (typedEarly !== asHydrated.current.text) asHydrated.current.type(typedEarly)
  }, [])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
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
      <div className="control flex items-center gap-2">
        <input
          ref={control}
          id={ids.control}
          name="city"
          value={text}
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
          aria-invalid={problem !== null}
          aria-describedby={ids.message}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestCity}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
          className="min-h-11 w-full min-w-0 bg-transparent outline-none"
        />
      </div>
      <span id={shown ? undefined : listId} />
      {shown && <List id={listId} optionId={optionId} cities={cities} active={active} onTake={take} />}
      <p aria-live="polite" className="sr-only">
        {shown && `${cities.length} suggestions. Choose with the arrow keys.`}
      </p>
    </div>
  )
}
