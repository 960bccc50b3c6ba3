import './suggestion-list.css'
import type { City } from '@/lib/weather/city'

interface SuggestionListProps {
  id: string
  optionId(place: number): string
  cities: readonly City[]
  active: number
  onTake(city: City): void
}

/** The cities that begin as typed, with their state; the active one is told by the field. */
export function SuggestionList({ id, optionId, cities, active, onTake }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Cities" className="weather-suggestions">
      {cities.map((city, place) => (
        <li
          key={optionId(place)}
          id={optionId(place)}
          role="option"
          aria-selected={place === active}
          // The field keeps the focus, or the list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(city)}
        >
          <span>
            {city.name}
            {city.alias && <span> ({city.alias})</span>}
          </span>
          <small>{[city.district, city.region].filter((part) => part !== null).join(', ')}</small>
        </li>
      ))}
    </ul>
  )
}
