import { hraCalculatorFigures } from '@/content/figures/hra-calculator'
import { houseRentFigures } from '@/content/figures/house-rent-tds'
import { percent } from '@/content/figures/wording'
import { addDays } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { unknownAdvanceRate } from '@/lib/rules/gst/invoice-fields'
import { inForce, lawRows } from '@/lib/rules/in-force'
import { donationLaw } from '@/lib/rules/income-tax/donations'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'

/** What the words of the receipt generator name. */
export function receiptGeneratorFigures() {
  const { salary, allowance, rent: rentOfHra } = hraCalculatorFigures()
  const { rentLimit, rentPercent, rent, rentOfYear, rentTds } = houseRentFigures()
  return {
    ...{ salary, allowance, rentOfHra, rentLimit, rentPercent, rent, rentOfYear, rentTds },
    ...rateBefore(),
    unknownRate: percent(inForce(unknownAdvanceRate).value),
    cashMost: rupees(inForce(donationLaw).value.mostCash),
  }
}

/** Rows of years without a change repeat the rate. */
function rateBefore() {
  const rows = lawRows(tdsKinds.houseRent.terms)
  const { ratePercent } = inForce(tdsKinds.houseRent.terms).value
  const since = rows.findIndex(({ value }) => value.ratePercent === ratePercent)
  return {
    rentPercentBefore: percent(rows[since - 1]!.value.ratePercent),
    rentBeforeTo: dayInWords(addDays(rows[since]!.from, -1)),
  }
}
