'use client'

import './currency-finder.css'
import { useState } from 'react'
import { TextField } from '@/components/fields/text-field'
import { Button } from '@/components/ui/button'
import { type CurrencyEntry, searchCurrencies } from '@/lib/money/currency-search'
import { rateText } from '@/lib/money/money-text'
import { rateBetween, type RateTable } from '@/lib/money/rate-table'

interface CurrencyFinderProps {
  names: Readonly<Record<string, string>>
  places: Readonly<Record<string, readonly string[]>>
  table: RateTable | null
  /** The currency that the list shows rates of. */
  from: string | null
  onChoose(side: 'from' | 'to', code: string): void
}

const placesShown = 4
const SIDES = [
  ['from', 'From'],
  ['to', 'To'],
] as const

/** All currencies, narrowed down by what is typed; each can be put on either side. */
export function CurrencyFinder({ names, places, table, from, onChoose }: CurrencyFinderProps) {
  const [query, setQuery] = useState('')
  const all = Object.entries(names).map(([code, name]) => ({ code, name, places: places[code] ?? [] }))
  const found = searchCurrencies(all, query)
  return (
    <>
      <TextField
        field={{ name: 'find', text: query, problem: null, onText: setQuery }}
        label="Name, code or country"
        hint={<span role="status">{summary(found.length)}</span>}
      />
      <ul className="finder-list" aria-label="Currencies found" tabIndex={0}>
        {found.map((entry) => (
          <li key={entry.code}>
            <CurrencyFacts entry={entry} rate={rateOf(entry.code)} />
            <div>
              {SIDES.map(([side, word]) => (
                <Button
                  key={side}
                  variant="outline"
                  aria-label={`${word} ${entry.name}`}
                  onClick={() => onChoose(side, entry.code)}
                >
                  {word}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )

  function rateOf(code: string): string | null {
    const rate = table && from && rateBetween(table, from, code)
    return rate && from ? rateText(rate, from, code) : null
  }
}

function summary(count: number): string {
  if (count === 0) return 'No currency found. Try the name of the country.'
  return count === 1 ? '1 currency' : `${count} currencies`
}

function CurrencyFacts({ entry, rate }: { entry: CurrencyEntry; rate: string | null }) {
  const { code, name, places } = entry
  const more = places.length - placesShown
  const where = places.slice(0, placesShown).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return (
    <p>
      <strong>{name}</strong> {code}
      <small>{where}</small>
      {rate && <small>{rate}</small>}
    </p>
  )
}
