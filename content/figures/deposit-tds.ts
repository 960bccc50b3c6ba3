import { percent } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { depositTds } from '@/lib/rules/tds/bank-interest'

/** TDS on the interest of banks, in force today: what several tools name. */
export function depositTdsFigures() {
  const { from, value } = inForce(depositTds)
  return {
    interestSince: dayInWords(from),
    interestLimit: rupees(value.limit),
    interestSenior: rupees(value.seniorLimit),
    interestPercent: percent(value.ratePercent),
  }
}
