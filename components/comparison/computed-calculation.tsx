import { useEffect, useState } from 'react'
import { computations } from '@/components/comparison/computations'
import type { ShownResults } from '@/components/answers/computed'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { DidNotLoad } from '@/components/ui/load-error'
import type { Calculation } from '@/lib/comparison/kept-calculations'
import { t } from '@/lib/language/words'

/** The results of calculations, by the ids of these. */
export type ResultsById = Readonly<Record<string, ShownResults>>

interface ComputedCalculationProps {
  id: string
  calculation: Calculation
  onResults(change: (all: ResultsById) => ResultsById): void
}

/**
 * Computes a calculation by the tool's own answer, and asks for another try where the script of the tool did not load.
 */
export function ComputedCalculation({ id, calculation, onResults }: ComputedCalculationProps) {
  const { tool, fragment } = calculation
  const [load] = useState(() => async () => (await computations[tool]()).compute(fragment))
  const { value: results, failed, retry } = useLazyImport(load, true)
  useEffect(() => {
    if (results) onResults((all) => ({ ...all, [id]: results }))
  }, [id, results, onResults])
  return failed && <DidNotLoad role="alert" what={t('A calculation')} onRetry={retry} />
}
