import { OtherSources } from '@/components/tools/e-stamp-duty-calculator/other-sources'
import { OfficeLink } from '@/components/tools/e-stamp-duty-calculator/stamp-notes'
import type { RuleSource } from '@/lib/rules/rule'
import { saleInDispute } from '@/lib/rules/stamp-duty-states'
import { termsOf } from '@/lib/stamp-duty/sale-duty'
import { saleRule } from '@/lib/stamp-duty/sale-states'

interface NotCoveredProps {
  state: string
  sources: readonly RuleSource[]
}

/** Where no figure is given: what the sources say, and who knows. */
export function NotCovered({ state, sources }: NotCoveredProps) {
  const rule = saleRule(state)
  const office = typeof rule === 'string' ? saleInDispute[state]?.office : termsOf(rule).office
  return (
    <div className="card mt-4 p-5">
      <p>A figure that may be wrong by a lakh is worse than none. Ask the sub-registrar of the area.</p>
      <OtherSources heading="They can be compared:" sources={sources} />
      <OfficeLink href={office} />
    </div>
  )
}
