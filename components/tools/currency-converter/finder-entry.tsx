'use client'

import { useState } from 'react'
import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { converterInputs } from '@/lib/money/converter-inputs'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import type { RateTable } from '@/lib/money/rate-table'

const loadFinder = () => import('@/components/tools/currency-converter/currency-finder')

interface FinderEntryProps {
  inputs: ToolInputs<typeof converterInputs>
  /** The dated copy with all currencies, once it is there. */
  whole: LatePart<RateSnapshot>
  table: RateTable | null
  places(): Promise<Readonly<Record<string, readonly string[]>>>
}

/** The search among all currencies, by name or country; its code and its list of countries come when it is opened. */
export function FinderEntry({ inputs, whole, table, places }: FinderEntryProps) {
  const [opened, setOpened] = useState(false)
  const { part: finder, ...code } = useLatePart(loadFinder, opened)
  const { part: countries, ...list } = useLatePart(places, opened)
  const late = [whole, code, list]
  return (
    <details onToggle={() => setOpened(true)} className="border-t border-line">
      <summary className="flex min-h-11 items-center font-medium text-link">
        Find a currency by name or country
      </summary>
      {finder && countries && whole.part ? (
        <finder.CurrencyFinder
          names={whole.part.names}
          places={countries}
          table={table}
          from={inputs.read('from')?.from ?? null}
          onChoose={(side, currency) => inputs.set({ [side]: currency })}
        />
      ) : (
        opened && (
          <p className="mt-4">
            {late.some(({ failed }) => failed) ? (
              <>
                The list of all currencies did not load.{' '}
                <Button variant="outline" onClick={() => late.forEach((one) => one.failed && one.retry())}>
                  Try again
                </Button>
              </>
            ) : (
              'Fetching the list…'
            )}
          </p>
        )
      )}
    </details>
  )
}
