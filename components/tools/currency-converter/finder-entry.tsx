'use client'

import { useState } from 'react'
import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { LazyDetails } from './lazy-details'
import type { converterInputs } from '@/lib/money/converter-inputs'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import type { RateTable } from '@/lib/money/rate-table'

const loadFinder = () => import('./currency-finder')

interface FinderEntryProps {
  inputs: ToolInputs<typeof converterInputs>
  /** The site's own rates of all currencies, once loaded. */
  whole: LatePart<RateSnapshot>
  table: RateTable | null
  places(): Promise<Readonly<Record<string, readonly string[]>>>
}

/** Search of all currencies by name or country; its code and list of countries load when it is opened. */
export function FinderEntry({ inputs, whole, table, places }: FinderEntryProps) {
  const [opened, setOpened] = useState(false)
  const finder = useLatePart(loadFinder, opened)
  const countries = useLatePart(places, opened)
  return (
    <LazyDetails
      summary="Find a currency by name or country"
      onOpen={() => setOpened(true)}
      parts={opened ? [whole, finder, countries] : []}
    >
      {finder.part && countries.part && whole.part && (
        <finder.part.CurrencyFinder
          names={whole.part.names}
          places={countries.part}
          table={table}
          from={inputs.read('from')?.from ?? null}
          onChoose={(side, currency) => inputs.set({ [side]: currency })}
        />
      )}
    </LazyDetails>
  )
}
