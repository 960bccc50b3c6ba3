import { LoaderCircle, Search } from 'lucide'
import type { KeyboardEvent } from 'react'
import { Field } from '@/components/fields/field'
import { Icon } from '@/components/site/icon'
import { CityBox } from './city-box'
import { Button } from '@/components/ui/button'
import type { WeatherLookups } from '@/lib/lookup/weather-lookup'

interface CityFormProps {
  text: string
  problem: string | null
  suggest: WeatherLookups['suggest']
  loading: boolean
  hint: string
  /** Whether there is a service to ask. */
  configured: boolean
  onText(text: string): void
  onCity(label: string): void
  onSearch(): void
}

/** The city and the button that asks for its weather. */
export function CityForm({ loading, configured, hint, onSearch, ...box }: CityFormProps) {
  const searchOnEnter = (event: KeyboardEvent) => {
    // The browser does not submit a form whose button is disabled; the message is owed all the same.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onSearch()
  }
  return (
    <form
      noValidate
      aria-label="Ask for the weather"
      className="card no-print self-start p-5"
      onKeyDown={searchOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <Field name="city" label="City" hint={hint} problem={box.problem}>
        <div className="flex gap-2">
          <CityBox {...box} />
          <Button type="submit" disabled={loading || !configured}>
            {loading ? <Icon of={LoaderCircle} className="animate-spin" /> : <Icon of={Search} />}
            Search
          </Button>
        </div>
      </Field>
    </form>
  )
}
