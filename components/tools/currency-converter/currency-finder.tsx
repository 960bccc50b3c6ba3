import { useState } from 'react'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { DidNotLoad } from '@/components/ui/load-error'
import { type AskedQuestion, useQuestion } from '@/components/hooks/use-question'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format/numbers'
import type { RatesLookups } from '@/lib/lookup/rates-lookups'
import type { converterInputs } from '@/lib/money/converter-inputs'
import { searchCurrencies } from '@/lib/money/currency-search'
import { rateText } from '@/lib/money/money-text'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import { rateBetween, type RateTable } from '@/lib/money/rate-table'
import { nameOf, t } from '@/lib/language/words'

interface CurrencyFinderProps {
  inputs: ToolInputs<typeof converterInputs>
  /** The site's own rates of all currencies, once loaded. */
  snapshot: AskedQuestion<string, RateSnapshot>
  table: RateTable | null
  places: RatesLookups['places']
}

const placesShown = 4
const SIDES = ['from', 'to'] as const

/** The list of all currencies, for those who open it. */
export function CurrencyFinder(finder: CurrencyFinderProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)} className="disclosure border-t border-line">
      <summary>
        <span className="font-medium">{t('Find a currency by name or country')}</span>
      </summary>
      {opened && <AllCurrencies {...finder} />}
    </details>
  )
}

/** All currencies, narrowed down by what is typed; each can be put on either side. */
function AllCurrencies({ inputs, snapshot, table, places }: CurrencyFinderProps) {
  const [query, setQuery] = useState('')
  const countries = useQuestion(places, { question: 'countries' })
  const missing = [snapshot, countries].find(({ state }) => state.kind === 'failed')
  if (missing) return <DidNotLoad className="mt-4" what={t('This part')} onRetry={missing.retry} />
  if (!snapshot.last || !countries.last) return null
  const placesOf = countries.last.answer
  const known = Object.entries(snapshot.last.answer.names)
  const all = known.map(([code, name]) => ({
    code,
    name,
    places: placesOf[code] ?? [],
    others: namesHere(name, placesOf[code]),
  }))
  const found = searchCurrencies(all, query)
  const from = inputs.read('from')?.from
  return (
    <>
      <TextField
        field={binding('find', query, setQuery)}
        label={t('Name, code or country')}
        hint={<span role="status">{summary(found.length)}</span>}
      />
      <ul
        className="max-h-96 overflow-y-auto rounded-lg border border-line bg-surface"
        aria-label={t('Currencies found')}
        tabIndex={0}
      >
        {found.map((entry) => {
          const { code } = entry
          const name = nameOf('currencies', entry.name)
          const rate = table && from && rateBetween(table, from, code)
          return (
            <li
              key={code}
              className="flex flex-wrap items-center gap-x-3 border-b border-line px-3 py-2 last:border-b-0"
            >
              <p className="min-w-0 flex-1">
                <strong>{name}</strong> {code}
                <small className="block text-sm text-soft">{placesInWords(entry.places)}</small>
                {rate && from && (
                  <small className="block text-sm text-soft tabular-nums">{rateText(rate, from, code)}</small>
                )}
              </p>
              <div className="flex gap-2">
                {SIDES.map((side) => (
                  <Button
                    key={side}
                    variant="outline"
                    aria-label={t(side === 'from' ? 'From {0}' : 'To {0}', name)}
                    onClick={() => inputs.set({ [side]: code })}
                  >
                    {t(side === 'from' ? 'From' : 'To')}
                  </Button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function summary(count: number): string {
  if (count === 0) return t('No currency found. Try the name of the country.')
  return counted(count, 'currency', 'currencies')
}

/** What a visitor may type in the language of the page. */
const namesHere = (name: string, places: readonly string[] = []) => [
  nameOf('currencies', name),
  ...places.map((place) => nameOf('currency-places', place)),
]

function placesInWords(places: readonly string[]): string {
  const more = places.length - placesShown
  const shown = places
    .slice(0, placesShown)
    .map((place) => nameOf('currency-places', place))
    .join(', ')
  return more > 0 ? t('{0} and {1} more', shown, more) : shown
}
