import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { inHand, type TaxedBy } from '@/lib/salary/in-hand'
import { lastPayWithEsi, type OpenSalary, salaryOfPay } from '@/lib/salary/pay-from-ctc'
import { salaryCost } from '@/lib/salary/salary'
import { lastWholeNumber } from '@/lib/salary/whole-search'

/**
 * The pays after which take-home pay falls: the ends of the bands of professional tax, of the rebate, and of
 * the steps of the surcharge, where marginal relief leaves the cess to be paid.
 */
function fallsAfter(open: OpenSalary, taxedBy: TaxedBy, most: number): number[] {
  const { placeTax, date } = open.terms
  const { rebate, surcharge } = ruleOn(incomeTaxLaw, date).value[taxedBy.regime]
  const byTax = [rebate.incomeLimit, ...surcharge.map(({ above }) => above)].map((limit) =>
    lastWholeNumber(0, most, (pay) => inHand(salaryOfPay(open, pay), taxedBy).tax.totalIncome <= limit),
  )
  return [...placeTax.bandEnds, ...byTax].filter((pay) => pay < most)
}

/** The pays that some CTC leads to, in stretches within which take-home pay falls at most at the start. */
function stretches(open: OpenSalary, taxedBy: TaxedBy, most: number): [from: number, to: number][] {
  const falls = fallsAfter(open, taxedBy, most)
  const withEsi = lastPayWithEsi(open)
  const breaks = withEsi !== null && withEsi < most ? [...falls, withEsi] : falls
  const starts = [0, ...breaks.map((pay) => pay + 1)].sort((a, b) => a - b)
  return starts.map((from, place) => {
    const next = starts[place + 1]
    const to = next === undefined ? most : Math.max(from, next - 1)
    return [from, withEsi !== null && to === withEsi ? lastPayBelowEsiEnd(open, withEsi) : to]
  })
}

/** The last pay with ESI whose CTC leads to it, and not to a pay above the limit of ESI. */
function lastPayBelowEsiEnd(open: OpenSalary, withEsi: number): number {
  const ctcOf = (pay: number) => salaryCost(salaryOfPay(open, pay)).ctc
  const above = ctcOf(withEsi + 1)
  return lastWholeNumber(0, withEsi, (pay) => ctcOf(pay) < above)
}

/**
 * With a marginal rate of 42.744 %, 12 % of provident fund and 20 % of NPS from the employer, which is taxed
 * twice above its limits, more than a quarter is left.
 */
const MOST_PAY_TO_IN_HAND = 4

/**
 * The least pay, in whole rupees a month, from which so much is left in hand, a month on the average of the
 * year; null where the bonus alone leaves more. As tax is rounded to ten rupees, a pay a few rupees below may
 * leave as much. Its CTC leads back to it: `payFromCtc(open, its CTC)` is the pay again, and what is in hand
 * is the amount wanted to the rupee, or more where the end of ESI makes the take-home pay jump.
 * @param wanted rupees a month
 */
export function payFromInHand(open: OpenSalary, wanted: number, taxedBy: TaxedBy): number | null {
  const isEnough = (pay: number) => inHand(salaryOfPay(open, pay), taxedBy).inHandMonth >= wanted
  if (isEnough(0)) return null
  const most = Math.ceil(wanted * MOST_PAY_TO_IN_HAND) + 1_000
  for (const [from, to] of stretches(open, taxedBy, most)) {
    if (isEnough(from)) return from
    if (from < to && isEnough(to)) return lastWholeNumber(from, to, (pay) => !isEnough(pay)) + 1
  }
  throw new RangeError(`No pay of up to ${most} a month leaves ${wanted} in hand`)
}
