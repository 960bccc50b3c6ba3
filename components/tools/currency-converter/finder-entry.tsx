'use client'

import { useState } from 'react'
import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { LateDetails } from '@/components/tools/currency-converter/late-details'
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
  const finder = useLatePart(loadFinder, opened)
  const countries = useLatePart(places, opened)
  return (
    <LateDetails
      summary="Find a currency by name or country"
      onOpen={() => setOpened(true)}
      late={opened ? [whole, finder, countries] : []}
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
    </LateDetails>
  )
}
