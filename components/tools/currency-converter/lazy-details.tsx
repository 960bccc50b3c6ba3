import { type ReactNode, useState } from 'react'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { converterInputs } from '@/lib/money/converter-inputs'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import type { RateTable } from '@/lib/money/rate-table'

interface LazyDetailsProps {
  summary: string
  open?: boolean
  onOpen(): void
  /** What must load before the content can be shown. */
  parts: readonly Omit<LatePart<unknown>, 'part'>[]
  /** Null until all of that is there. */
  children: ReactNode
}

/** A part of the form that loads when it is opened. */
export function LazyDetails({ summary, open, onOpen, parts, children }: LazyDetailsProps) {
  const failed = parts.filter((one) => one.failed)
  return (
    <details open={open || undefined} onToggle={onOpen} className="border-t border-line">
      <summary className="flex min-h-11 items-center font-medium text-link">{summary}</summary>
      {children}
      {failed.length > 0 && (
        <DidNotLoad className="mt-4" what="This part" onRetry={() => failed.forEach((one) => one.retry())} />
      )}
    </details>
  )
}

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
