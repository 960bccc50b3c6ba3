import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import type { RuleSource } from '@/lib/rules/rule'
import type { StateCode } from '@/lib/rules/states/state-names'
import { termsOf } from '@/lib/stamp-duty/sale-duty'
import { t } from '@/lib/language/words'
import { OfficeLink } from './notes'
import { OtherSources } from './other-sources'

/** Where no figure is given: pages to compare, and where to ask. */
export function NotCovered({ state, sources }: { state: StateCode; sources: readonly RuleSource[] }) {
  return (
    <div className="card mt-4 p-5">
      <p>{t('A figure that could be wrong by a lakh is not shown. Ask the area’s sub-registrar.')}</p>
      <OtherSources heading={t('Sources to compare:')} sources={sources} />
      <OfficeLink href={termsOf(saleDutyByState[state]).office} />
    </div>
  )
}
