import './city-box.css'
import { type KeyboardEvent, useState } from 'react'
import { useAnnouncement } from '@/components/announcer/use-announcement'
import { TextControl } from '@/components/fields/text-control'
import { type QuestionEnd, useQuestion } from '@/components/hooks/use-question'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { counted } from '@/lib/format/numbers'
import { type City, LONGEST_CITY } from '@/lib/weather/city'
import { nameOf, t } from '@/lib/language/words'

interface CityBoxProps {
  field: FieldBinding
  suggest(typed: string, signal: AbortSignal): Promise<City[]>
  /** A suggestion was taken. */
  onCity(city: City): void
  /** What to say when the list has no such city, where only its cities will do. */
  none?: string
  placeholder?: string
}

const listId = 'city-suggestions'
const optionId = (place: number) => `city-suggestion-${place}`

/** The field of the city, with suggestions from the list that ships with the site: a combobox. */
export function CityBox({ field, suggest, onCity, none, placeholder }: CityBoxProps) {
  const { text, onText, onLeave } = field
  /** The place of the suggestion that Enter takes; -1 for none, null while the list is closed. */
  const [active, setActive] = useState<number | null>(null)
  // The last list stays until the next one is there, or it would blink at every key.
  const [found, setFound] = useState<City[] | null>(null)
  const { ask } = useQuestion(suggest, {
    // Without the list the field is as good as any other: the whole name is typed.
    onEnd: (end: QuestionEnd<string, City[]>) => setFound(end.kind === 'answered' ? end.answer : null),
  })
  const cities = found ?? []
  const shown = active !== null && cities.length > 0

  function type(next: string) {
    onText(next)
    // Where the text is no city of its own, Enter takes the first of the list.
    setActive(none === undefined ? -1 : 0)
    void ask(next)
  }
  const close = () => setActive(null)
  const take = (city: City) => {
    close()
    onCity(city)
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
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const last = cities.length - 1
    if (event.key === 'ArrowDown') setActive(active === last ? 0 : active + 1)
    else setActive(active > 0 ? active - 1 : last)
  }

  return (
    <div className="relative min-w-0 grow">
      <TextControl
        {...field}
        inputMode="text"
        onText={type}
        onLeave={() => {
          close()
          onLeave?.()
        }}
        input={{
          role: 'combobox',
          placeholder,
          'aria-expanded': shown,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': shown && active >= 0 ? optionId(active) : undefined,
          enterKeyHint: 'search',
          maxLength: LONGEST_CITY,
          onKeyDown,
        }}
      />
      <Suggestions cities={shown ? cities : []} active={active} onTake={take} />
      {none && active !== null && text !== '' && found?.length === 0 && (
        <p role="status" className="text-sm text-soft">
          {none}
        </p>
      )}
    </div>
  )
}

interface SuggestionsProps {
  cities: readonly City[]
  active: number | null
  onTake(city: City): void
}

function Suggestions({ cities, active, onTake }: SuggestionsProps) {
  const none = cities.length === 0
  useAnnouncement(
    none ? null : `${counted(cities.length, 'suggestion')}. ${t('Choose with the arrow keys.')}`,
  )
  return (
    <ul
      id={listId}
      role="listbox"
      aria-label={t('Towns and cities')}
      hidden={none}
      className="city-suggestions absolute left-0 overflow-y-auto rounded-lg border border-line-strong bg-surface"
    >
      {cities.map((city, place) => (
        <li
          key={optionId(place)}
          id={optionId(place)}
          role="option"
          aria-selected={place === active}
          className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 px-3 py-2"
          // The field keeps the focus, or the list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(city)}
        >
          <span>
            {nameOf('cities', city.name)}
            {city.alias && <span> ({city.alias})</span>}
          </span>
          <small className="text-sm text-soft">
            {[city.district, city.region && nameOf('states', city.region)].filter(Boolean).join(', ')}
          </small>
        </li>
      ))}
    </ul>
  )
}
