import { type ReactNode, useState } from 'react'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type Conversion, foreignOf } from '@/lib/money/conversion'
import type { converterInputs } from '@/lib/money/converter-inputs'
import type { CurrencyFinderProps } from './currency-finder'

interface LazyDetailsProps {
  summary: string
  open?: boolean
  onOpen(): void
  late: LatePart<unknown>
  /** Null until the late part is there. */
  children: ReactNode
}

/** A part of the form that loads when it is opened. */
function LazyDetails({ summary, open, onOpen, late, children }: LazyDetailsProps) {
  return (
    <details open={open || undefined} onToggle={onOpen} className="border-t border-line">
      <summary className="flex min-h-11 items-center font-medium text-link">{summary}</summary>
      {children}
      {late.failed && <DidNotLoad className="mt-4" what="This part" onRetry={late.retry} />}
    </details>
  )
}

const loadFinder = () => import('./currency-finder')

export function FinderDetails(finder: CurrencyFinderProps) {
  const [opened, setOpened] = useState(false)
  const late = useLatePart(loadFinder, opened)
  return (
    <LazyDetails summary="Find a currency by name or country" onOpen={() => setOpened(true)} late={late}>
      {late.part && <late.part.CurrencyFinder {...finder} />}
    </LazyDetails>
  )
}

const loadCharges = () => import('./charges')

/** Card or bank charges: their fields, loaded when opened or at once for a link that sets them, and what they add. */
export function useCharges(inputs: ToolInputs<typeof converterInputs>, conversion: Conversion | null) {
  const [opened, setOpened] = useState(false)
  const chosen = inputs.field('charge').text !== 'none'
  const late = useLatePart(loadCharges, opened || chosen)
  const foreign = foreignOf(inputs.read('from', 'to'))
  return {
    ...((conversion && late.part?.chargesOf(conversion, inputs)) ?? { rows: [], steps: {}, note: null }),
    fields: (
      <LazyDetails summary="Card or bank charges" open={chosen} onOpen={() => setOpened(true)} late={late}>
        {late.part && <late.part.ChargeFields inputs={inputs} foreign={foreign} />}
      </LazyDetails>
    ),
  }
}
