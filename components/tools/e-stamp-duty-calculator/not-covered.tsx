import { OtherSources } from '@/components/tools/e-stamp-duty-calculator/other-sources'
import { OfficeLink } from '@/components/tools/e-stamp-duty-calculator/stamp-notes'
import { saleInDispute } from '@/lib/rules/stamp-duty-states'
import { termsOf } from '@/lib/stamp-duty/sale-duty'
import { saleRule } from '@/lib/stamp-duty/sale-states'

/** Where no figure is given: what the sources say, if they contradict each other, and who knows. */
export function NotCovered({ state, dispute }: { state: string; dispute: boolean }) {
  const rule = saleRule(state)
  const inDispute = saleInDispute[state]
  const office = typeof rule === 'string' ? inDispute?.office : termsOf(rule).office
  return (
    <div className="card mt-4 p-5">
      <p>A figure that may be wrong by a lakh is worse than none. Ask the sub-registrar of the area.</p>
      {inDispute && dispute && <OtherSources heading="They can be compared:" sources={inDispute.sources} />}
      <OfficeLink href={office} />
    </div>
  )
}
