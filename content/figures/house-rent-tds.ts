import { percent } from '@/content/figures/wording'
import { rupees } from '@/lib/format/numbers'
import { currentTaxYear } from '@/lib/rules/years'
import { tds } from '@/lib/tax/tds'
import { tdsLawOf } from '@/lib/tax/tds-by-year'
import { freshTdsValues } from '@/lib/tax/tds-inputs'
import { lawOfKind } from '@/lib/tax/tds-law'

/** The example, rupees a month. */
const RENT = 60_000
const MONTHS = 12

/** TDS on the rent that an individual pays, this year: what several tools name. */
export function houseRentFigures() {
  const terms = lawOfKind(tdsLawOf(currentTaxYear()), 'houseRent').terms!
  const ofTenancy = (pan: boolean) =>
    rupees(tds(terms, { ...freshTdsValues, amount: RENT, months: MONTHS, pan }).tds)
  return {
    rentLimit: rupees(terms.limit),
    rentPercent: percent(terms.ratePercent),
    rent: rupees(RENT),
    rentOfYear: rupees(RENT * MONTHS),
    rentTds: ofTenancy(true),
    rentWithoutPan: percent(terms.withoutPanPercent),
    rentTdsWithoutPan: ofTenancy(false),
  }
}
