import { useMemo, useState } from 'react'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { comparisonFragment, comparisonFrom, MOST_COMPARED } from '@/lib/comparison/comparison-link'
import { keptCalculations, type NamedCalculation } from '@/lib/comparison/kept-calculations'
import type { Link } from '@/lib/inputs/tool-inputs'

interface ComparisonState {
  chosen: readonly NamedCalculation[]
  /** How many calculations of the link could not be read. */
  unreadable: number
  choose(calculations: readonly NamedCalculation[]): void
}

/** The calculations that are compared, in the fragment of the address. */
export function useComparison(): ComparisonState {
  const link = useLink()
  const linked = useMemo(() => comparisonFrom(link.hash), [link])
  // A link that comes later, as by the back button, takes the place of what was chosen over the one before.
  const [own, setOwn] = useState<{ over: Link; chosen: readonly NamedCalculation[] } | null>(null)
  const kept = useStoredValue(keptCalculations).value
  const isOwn = own?.over === link
  const isPlain = linked.calculations.length + linked.unreadable === 0
  return {
    chosen: isOwn ? own.chosen : isPlain ? newestTwo(kept) : linked.calculations,
    unreadable: isOwn ? 0 : linked.unreadable,
    choose: (calculations) => {
      const chosen = calculations.slice(0, MOST_COMPARED)
      setOwn({ over: link, chosen })
      writeLink({ search: location.search, hash: comparisonFragment(chosen) })
    },
  }
}

/** The newest calculation and the newest other one, of the same tool where there is one; none of a single one. */
function newestTwo(kept: readonly NamedCalculation[]): readonly NamedCalculation[] {
  const [newest, ...others] = kept
  const other = others.find(({ tool }) => tool === newest?.tool) ?? others[0]
  return newest && other ? [other, newest] : []
}
