import { percent, percentTo } from '@/content/figures/wording'
import { growthFactor } from '@/lib/finance/annuity'
import { payCards } from '@/lib/finance/cards/card-orders'
import { aprWithGst, payoff, payoffInputs, type PayoffGoal } from '@/lib/finance/cards/card-payoff'
import { interestOf, minimumSchedule } from '@/lib/finance/cards/card-schedule'
import { emi, emiInputs, type Loan } from '@/lib/finance/emi'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { grouped, rupees } from '@/lib/format/numbers'
import { loanFeeGst } from '@/lib/rules/banking/loan-charges'
import { inForce } from '@/lib/rules/in-force'

/** The examples: the card with which the page opens, other payments, two cards, and a loan in place of a card. */
const BALANCE = payoffInputs.balance.initial
const APR = payoffInputs.apr.initial
const PAYMENT = payoffInputs.payment.initial
const MORE = 4_000
const MOST = 5_000
const LITTLE_MORE = 1_600
const MINIMUM = { percent: 5, floor: 200 }
const HIGHER_MONTH_RATE = 3.5
const [FIRST, SECOND] = [
  { balance: 60_000, apr: 42, minimum: 2_500 },
  { balance: 20_000, apr: 30, minimum: 1_000 },
]
const BUDGET = 6_000
const YEAR = 12
const LOAN: Loan = { principal: BALANCE, ratePercent: 16, months: 2 * YEAR }

const fromPaise = (paise: number) => rupees(paise / 100)
const monthsCompounded = (apr: number) => percentTo(2, (growthFactor(monthlyRate(apr), YEAR) - 1) * 100)

/** @throws Error for a goal that never clears the card, as none of these is */
function cleared(goal: PayoffGoal, apr = APR) {
  const outcome = payoff({ balance: BALANCE, apr }, goal)
  if (!outcome.ok) throw new Error(`The example never clears the card: ${outcome.problem.kind}`)
  return outcome.value
}

const paying = (payment: number, apr = APR) => cleared({ mode: 'fixed', payment }, apr)

/** What the words of the card payoff calculator name. */
export const creditCardPayoffCalculatorFigures = () => ({
  ...ofPayments(),
  ...ofRates(),
  ...ofMinimum(),
  ...ofTwoCards(),
  ...ofLoan(),
  ...ofGst(),
})

function ofPayments() {
  const [usual, more, most, little] = [PAYMENT, MORE, MOST, LITTLE_MORE].map((payment) => paying(payment))
  return {
    balance: rupees(BALANCE),
    payment: rupees(PAYMENT),
    months: grouped(usual!.months),
    interest: rupees(usual!.totalInterest),
    more: rupees(MORE),
    moreMonths: grouped(more!.months),
    moreInterest: rupees(more!.totalInterest),
    most: rupees(MOST),
    mostMonths: grouped(most!.months),
    mostInterest: rupees(most!.totalInterest),
    forAYear: rupees(cleared({ mode: 'time', months: YEAR }).requiredPayment!),
    littleMore: rupees(LITTLE_MORE),
    littleMoreMonths: grouped(little!.months),
    littleMoreInterest: rupees(little!.totalInterest),
  }
}

const ofRates = () => ({
  apr: percent(APR),
  monthRate: percent(APR / YEAR),
  compounded: monthsCompounded(APR),
  higherMonthRate: percent(HIGHER_MONTH_RATE),
  higherApr: percent(HIGHER_MONTH_RATE * YEAR),
  higherCompounded: monthsCompounded(HIGHER_MONTH_RATE * YEAR),
  monthInterest: rupees(BALANCE * monthlyRate(APR)),
})

function ofMinimum() {
  const schedule = minimumSchedule({ balance: BALANCE, apr: APR }, MINIMUM.percent, MINIMUM.floor)!
  return {
    minimumShare: percent(MINIMUM.percent),
    minimumFloor: rupees(MINIMUM.floor),
    minimumMonths: grouped(schedule.length),
    minimumInterest: fromPaise(interestOf(schedule)),
  }
}

/** @throws Error for cards that are never cleared, as these are */
function inOrder(order: 'avalanche' | 'snowball') {
  const outcome = payCards([FIRST, SECOND], BUDGET, order)
  if (!outcome.ok) throw new Error(`The cards of the example are not cleared: ${outcome.why}`)
  const { balancesPaise, interestPaise } = outcome.value
  return { months: grouped(balancesPaise.length), interest: fromPaise(interestPaise) }
}

function ofTwoCards() {
  const [avalanche, snowball] = [inOrder('avalanche'), inOrder('snowball')]
  return {
    firstCard: rupees(FIRST.balance),
    firstRate: percent(FIRST.apr),
    firstMinimum: rupees(FIRST.minimum),
    secondCard: rupees(SECOND.balance),
    secondRate: percent(SECOND.apr),
    secondMinimum: rupees(SECOND.minimum),
    budget: rupees(BUDGET),
    avalancheMonths: avalanche.months,
    avalancheInterest: avalanche.interest,
    snowballMonths: snowball.months,
    snowballInterest: snowball.interest,
  }
}

function ofLoan() {
  const onCard = cleared({ mode: 'time', months: LOAN.months })
  const loan = emi(LOAN)
  return {
    inTwoYears: rupees(onCard.requiredPayment!),
    inTwoYearsInterest: rupees(onCard.totalInterest),
    homeLoanRate: percent(emiInputs.rate.initial),
    loanRate: percent(LOAN.ratePercent),
    loanEmi: rupees(loan.emi),
    loanInterest: rupees(loan.totalInterest),
  }
}

function ofGst() {
  const gst = inForce(loanFeeGst).value
  const withGst = paying(PAYMENT, aprWithGst(APR, gst))
  return {
    gst: percent(gst),
    hundredWithGst: rupees(aprWithGst(100, gst)),
    gstMonths: grouped(withGst.months),
    gstInterest: rupees(withGst.totalInterest),
  }
}
