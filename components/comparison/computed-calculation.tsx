import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ShownResults, shownResults } from '@/components/comparison/shown-results'
import { toolScreens } from '@/components/comparison/tool-screens'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { IslandContent } from '@/components/islands/island-content'
import { GivenLink } from '@/components/tool-form/use-link'
import { DidNotLoad } from '@/components/ui/load-error'
import type { Calculation } from '@/lib/comparison/kept-calculations'
import { t } from '@/lib/language/words'

/** The results of calculations, by the ids of these. */
export type ResultsById = Readonly<Record<string, ShownResults>>

interface ComputedCalculationProps {
  id: string
  calculation: Calculation
  /** Called each time that the tool's results change: some tools fetch a part of their calculation. */
  onResults(change: (all: ResultsById) => ResultsById): void
}

/**
 * Computes a calculation by the tool itself: its screen is rendered, with the link of the calculation, into an element outside
 * the page, and its results are read there. So no tool has a second way to its figures.
 */
export function ComputedCalculation({ id, calculation, onResults }: ComputedCalculationProps) {
  const { tool, fragment } = calculation
  const [outside] = useState(() => document.createElement('div'))
  const link = useMemo(() => ({ search: '', hash: fragment }), [fragment])
  const { value: Screen, failed, retry } = useLazyImport(toolScreens[tool], true)
  useEffect(() => {
    let last = ''
    const read = () => {
      if (!outside.firstChild) return
      const results = shownResults(outside, fragment)
      const text = JSON.stringify(results)
      if (text !== last) onResults((all) => ({ ...all, [id]: results }))
      last = text
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(outside, { subtree: true, childList: true, characterData: true, attributes: true })
    return () => observer.disconnect()
  }, [outside, id, fragment, onResults])

  if (failed) return <DidNotLoad role="alert" what={t('A calculation')} onRetry={retry} />
  const screen = Screen && (
    <GivenLink value={link}>
      <IslandContent quiet>
        <Screen />
      </IslandContent>
    </GivenLink>
  )
  return createPortal(screen, outside)
}
