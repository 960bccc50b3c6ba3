import { buildDay, inLakhs, percent } from '@/content/figures/wording'
import { yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { inForce } from '@/lib/rules/in-force'
import { FIRST_WHOLE_YEAR, ppfRateValues } from '@/lib/rules/savings/ppf-rates'
import { ppfRuleValues } from '@/lib/rules/savings/ppf-rules'
import { balanceAtMaturity, maturityDayOf, ppf, type PpfPlan, rulesOfPpf } from '@/lib/savings/ppf'
import { ppfLimits } from '@/lib/savings/ppf-limits'

/** The examples: financial years with the most that may be deposited, at once on 1 April or by the month. */
const YEARS = 15
const MONTHS = 12

const planOf = (deposit: Partial<PpfPlan['deposits'][number]>, years = YEARS): PpfPlan => {
  const firstYear = yearOfDay(buildDay())
  const most = { every: 'year', amount: rulesOfPpf().maxPerYear, from: '', to: '' } as const
  const account = { openingBalance: 0, openedYear: firstYear, withdrawals: [], firstYear, years }
  return { ...account, rate: inForce(ppfRateValues).value, deposits: [{ ...most, ...deposit }] }
}

/** @throws Error for a plan that takes out more than there is, as none of these does */
function courseOf(plan: PpfPlan) {
  const result = ppf(plan)
  if ('overdrawnOn' in result) throw new Error('An example without withdrawals is overdrawn')
  return result
}

const monthlyFrom = (day: string) =>
  courseOf(
    planOf({
      every: 'month',
      amount: rulesOfPpf().maxPerYear / MONTHS,
      from: `${yearOfDay(buildDay())}-04-${day}`,
    }),
  )

/** What the words of the PPF calculator name. */
export function ppfCalculatorFigures() {
  const rules = rulesOfPpf()
  const [early, late] = [monthlyFrom('05'), monthlyFrom('06')]
  return {
    ...ofYearlyDeposits(),
    rate: percent(inForce(ppfRateValues).value),
    monthly: rupees(rules.maxPerYear / MONTHS),
    early: rupees(early.balance),
    late: rupees(late.balance),
    lost: rupees(early.balance - late.balance),
    earliestYear: yearName(FIRST_WHOLE_YEAR),
    earliestMatures: dayInWords(maturityDayOf({ openedYear: FIRST_WHOLE_YEAR })),
    loanPercent: percent(rules.loan.percent),
    loanRate: percent(rules.loan.ratePercent),
    loanLateRate: percent(rules.loan.lateRatePercent),
    rulesSince: dayInWords(ppfRuleValues.values[0]!.from),
    blockPercent: percent(rules.blockWithdrawalPercent),
    savingsLimit: rupees(inForce(savingsLimit).value.most),
  }
}

function ofYearlyDeposits() {
  const plan = planOf({})
  const course = courseOf(plan)
  const { firstYear } = plan
  const stopped = planOf({ to: `${firstYear + YEARS}-03-31` })
  return {
    mostInWords: inLakhs(rulesOfPpf().maxPerYear),
    most: rupees(rulesOfPpf().maxPerYear),
    balance: rupees(course.balance),
    deposited: rupees(course.deposited),
    interest: rupees(course.interest),
    withOneMore: rupees(courseOf(planOf({}, YEARS + 1)).balance),
    withoutOneMore: rupees(balanceAtMaturity(stopped)!),
    year: yearName(firstYear),
    matures: dayInWords(maturityDayOf(plan)),
    firstBalance: rupees(course.years[0]!.closingPaise / 100),
    loanYear: yearName(firstYear + 2),
    loan: rupees(ppfLimits(plan, course.years)[2]!.loan!),
  }
}
