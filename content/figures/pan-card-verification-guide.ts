import { percent } from '@/content/figures/wording'
import { rupees } from '@/lib/format/numbers'
import { tds } from '@/lib/tax/tds'
import { tdsLawOf } from '@/lib/tax/tds-by-year'
import { freshTdsValues } from '@/lib/tax/tds-inputs'
import { lawOfKind } from '@/lib/tax/tds-law'

/** The example: interest in rupees, in the last year under the Act of 1961. */
const INTEREST = 60_000
const YEAR = 'fy-2025-26'

/** What the words of the PAN guide name. */
export function panCardVerificationGuideFigures() {
  const terms = lawOfKind(tdsLawOf(YEAR), 'fd').terms!
  const deducted = (pan: boolean) => rupees(tds(terms, { ...freshTdsValues, amount: INTEREST, pan }).tds)
  return {
    interest: rupees(INTEREST),
    limit: rupees(terms.limit),
    rate: percent(terms.ratePercent),
    tds: deducted(true),
    withoutPan: percent(terms.withoutPanPercent),
    tdsWithoutPan: deducted(false),
  }
}
