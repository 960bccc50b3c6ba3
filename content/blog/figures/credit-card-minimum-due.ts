import { percent } from '@/content/figures/wording'
import { monthsInterestPaise } from '@/lib/finance/amortisation'
import { aprWithGst, payoff } from '@/lib/finance/cards/card-payoff'
import { type CardMonth, minimumDue, minimumSchedule } from '@/lib/finance/cards/card-schedule'
import { monthsInWords } from '@/lib/format/durations'
import { grouped, rupees } from '@/lib/format/numbers'
import { toPaise } from '@/lib/money/paise'
import { loanFeeGst } from '@/lib/rules/banking/loan-charges'
import { inForce } from '@/lib/rules/in-force'

const BALANCE = 50_000
const APR = 42
const GST_PERCENT = inForce(loanFeeGst).value
const MINIMUM_PERCENT = 5
const FLOOR = 200
const HIGHER_MINIMUM = 10
const PURCHASE = 20_000
const DEPOSIT_RATE = 7

const rate = aprWithGst(APR, GST_PERCENT)
const fromPaise = (paise: number) => rupees(paise / 100)

/** The months of paying only the minimum at a yearly rate; every case of this article is cleared. */
function paidByMinimum(apr: number, share = MINIMUM_PERCENT): CardMonth[] {
  const schedule = minimumSchedule({ balance: BALANCE, apr }, share, FLOOR)
  if (!schedule) throw new Error(`A minimum of ${share}% never clears the card`)
  return schedule
}

const paidTogether = (months: readonly CardMonth[]) =>
  months.reduce((sum, { paidPaise }) => sum + paidPaise, 0)
const interestTogether = (months: readonly CardMonth[]) =>
  months.reduce((sum, { interestPaise }) => sum + interestPaise, 0)

const minimum = paidByMinimum(rate)
const tenPercent = paidByMinimum(rate, HIGHER_MINIMUM)
const first = minimum[0]!

const afterMonths = [1, 12, 24, 36, 60, 120].map((count) => {
  const months = minimum.slice(0, count)
  return [
    monthsInWords(count),
    fromPaise(paidTogether(months)),
    fromPaise(interestTogether(months)),
    fromPaise(months.at(-1)!.balancePaise),
  ]
})

function byFixedPayment(payment: number) {
  const outcome = payoff({ balance: BALANCE, apr: rate }, { mode: 'fixed', payment })
  if (!outcome.ok) throw new Error(`${payment} a month never clears the card`)
  return outcome.value
}

const fixedPayments = [first.paidPaise / 100, 3_000, 4_000, 5_000, 10_000].map((payment) => {
  const { months, totalInterest, totalPaid } = byFixedPayment(payment)
  return [rupees(payment), monthsInWords(months), rupees(totalInterest), rupees(totalPaid)]
})

/** What the words of the article quote; see content/blog/credit-card-minimum-due.mdx. */
export const figures = {
  balance: rupees(BALANCE),
  apr: percent(APR),
  gst: percent(GST_PERCENT),
  minimumShare: percent(MINIMUM_PERCENT),
  floor: rupees(FLOOR),
  higherMinimum: percent(HIGHER_MINIMUM),
  purchase: rupees(PURCHASE),
  purchaseNumber: grouped(PURCHASE),
  depositRate: percent(DEPOSIT_RATE),
  monthlyRate: `${APR / 12}%`,
  compounded: `${(((1 + APR / 1_200) ** 12 - 1) * 100).toFixed(2)}%`,
  firstInterest: fromPaise(monthsInterestPaise(toPaise(BALANCE), APR)),
  firstCost: fromPaise(first.interestPaise),
  firstTax: fromPaise(first.interestPaise - monthsInterestPaise(toPaise(BALANCE), APR)),
  firstBill: fromPaise(toPaise(BALANCE) + first.interestPaise),
  firstMinimum: fromPaise(first.paidPaise),
  firstPrincipal: fromPaise(first.paidPaise - first.interestPaise),
  firstLeft: fromPaise(first.balancePaise),
  minimumTime: monthsInWords(minimum.length),
  minimumInterest: fromPaise(interestTogether(minimum)),
  minimumPaid: fromPaise(paidTogether(minimum)),
  tenPercentFirst: fromPaise(
    minimumDue(HIGHER_MINIMUM, toPaise(FLOOR))(toPaise(BALANCE) + first.interestPaise),
  ),
  tenPercentTime: monthsInWords(tenPercent.length),
  tenPercentInterest: fromPaise(interestTogether(tenPercent)),
  fixedTime: fixedPayments[0]![1]!,
  fixedInterest: fixedPayments[0]![2]!,
  purchaseInterest: rupees((PURCHASE * (APR / 100) * 40) / 365, 2),
}

export const tables = { afterMonths, fixedPayments }
