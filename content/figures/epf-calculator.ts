import { percent, rowBefore } from '@/content/figures/wording'
import { addDays } from '@/lib/calendar/calendar-day'
import { yearName } from '@/lib/calendar/financial-year'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { ruleOn } from '@/lib/rules/rule'
import { employeesPensionValues, lastDeclaredRate, lastDeclaredYear } from '@/lib/rules/salary/epf-interest'
import { fundWithdrawals } from '@/lib/rules/salary/payout-limits'
import { providentFundValues } from '@/lib/rules/salary/provident-fund'
import { monthlyPension, printedMaxima } from '@/lib/salary/employees-pension'
import { fundCorpus, fundLawDay, taxedFund, taxFreeLimit } from '@/lib/salary/epf'
import { fundShares } from '@/lib/salary/provident-fund'

const MONTHS = 12
/** The examples: a month's pay, own contributions of a month with what the employer adds, and years of service. */
const PAY = 30_000
const OWN = 30_000
const EMPLOYER = 28_750
const SERVICE = 30

/** What the words of the EPF calculator name. */
export function epfCalculatorFigures() {
  const law = ruleOn(providentFundValues, fundLawDay()).value
  const shares = fundShares(PAY, 'full', fundLawDay())
  const onCeiling = fundShares(law.wageCeiling, 'ceiling', fundLawDay())
  return {
    ...ofInterest(),
    ...ofPension(),
    kept: percent(inForce(fundWithdrawals).value.keptPercent),
    atOnce: percent(inForce(fundWithdrawals).value.atOncePercent),
    pay: rupees(PAY),
    employerPercent: percent(law.employerPercent),
    pensionPercent: percent(law.pensionPercent),
    employerShare: rupees(shares.employer),
    pensionShare: rupees(shares.pension),
    employerToFund: rupees(shares.employer - shares.pension),
    mostToPension: rupees(onCeiling.pension),
    shareOnCeiling: rupees(onCeiling.employee),
  }
}

function ofInterest() {
  const ratePct = lastDeclaredRate()
  const plan = { openingBalance: 0, monthlyWage: PAY, raisePct: 0, years: 1, vpfPct: 0, ratePct }
  const [first] = fundCorpus({ ...plan, pf: 'full', epsMember: true }).years
  const fund = { ownMonthly: OWN, employerMonthly: EMPLOYER, openingNonTaxable: 0, years: 2, ratePct }
  const [taxed, taxedNext] = taxedFund({ ...fund, employerContributes: true })
  return {
    rate: percent(ratePct),
    declaredYear: yearName(lastDeclaredYear()),
    credit: rupees((first!.own + first!.employer) / MONTHS),
    interest: rupees(first!.interest),
    balance: rupees(first!.balance),
    ownMonthly: rupees(OWN),
    taxFree: rupees(taxFreeLimit({ employerContributes: true })),
    taxFreeAlone: rupees(taxFreeLimit({ employerContributes: false })),
    taxedInterest: rupees(taxed!.taxableInterest),
    taxedInterestNext: rupees(taxedNext!.taxableInterest),
  }
}

/** The ceiling of today and the one before it, with the pension of a service under each. */
function ofPension() {
  const now = inForce(employeesPensionValues)
  const before = rowBefore(employeesPensionValues.values, now)
  const lastDay = addDays(now.from, -1)
  const service = {
    averageWage60Months: before.value.wageCeiling,
    years: SERVICE,
    months: 0,
    leftOn: lastDay,
  }
  const most = (ceiling: number) =>
    rupees(printedMaxima().find(({ wageCeiling }) => wageCeiling === ceiling)!.monthlyPension)
  return {
    ceiling: rupees(now.value.wageCeiling),
    ceilingFrom: dayInWords(now.from),
    ceilingMonth: monthInWords(now.from.slice(0, 'YYYY-MM'.length)),
    ceilingBefore: rupees(before.value.wageCeiling),
    ceilingBeforeFrom: dayInWords(before.from),
    ceilingBeforeTo: dayInWords(lastDay),
    pension: rupees(monthlyPension(service).monthlyPension),
    leastPension: rupees(now.value.leastPension),
    mostPension: most(now.value.wageCeiling),
    mostPensionBefore: most(before.value.wageCeiling),
  }
}
