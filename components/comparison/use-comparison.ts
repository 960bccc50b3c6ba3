import { useMemo, useState } from 'react'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { comparisonFragment, comparisonFrom, MOST_COMPARED } from '@/lib/comparison/comparison-link'
import type { NamedCalculation } from '@/lib/comparison/kept-calculations'
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
  const isOwn = own?.over === link
  return {
    chosen: isOwn ? own.chosen : linked.calculations,
    unreadable: isOwn ? 0 : linked.unreadable,
    choose: (calculations) => {
      const chosen = calculations.slice(0, MOST_COMPARED)
      setOwn({ over: link, chosen })
      writeLink({ search: location.search, hash: comparisonFragment(chosen) })
    },
  }
}
