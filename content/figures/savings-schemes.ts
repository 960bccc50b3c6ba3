import { depositTdsFigures } from '@/content/figures/deposit-tds'
import { buildDay, inLakhs, monthOfDay, percent } from '@/content/figures/wording'
import { addMonths } from '@/lib/calendar/calendar-day'
import { firstDayOfYear, yearOfDay } from '@/lib/calendar/financial-year'
import { rupees } from '@/lib/format/numbers'
import { depositInsurance } from '@/lib/rules/banking/deposit-insurance'
import { depositInterestLimit } from '@/lib/rules/income-tax/deduction-limits'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { inForce } from '@/lib/rules/in-force'
import { RATES_KNOWN_UNTIL } from '@/lib/rules/savings/ppf-rates'
import { earlyClosingValues } from '@/lib/rules/savings/early-closing'
import { savingsLimitValues, sukanyaLimit } from '@/lib/rules/savings/small-savings-limits'
import { smallSavingsRateValues } from '@/lib/rules/savings/small-savings-rates'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import { afterTax, type DepositAfterTax } from '@/lib/savings/after-tax'
import { type ComparedDeposit, depositCourses } from '@/lib/savings/deposits-after-tax'
import { savingsSchemesInputs } from '@/lib/savings/savings-schemes'
import { mis, nsc, scss } from '@/lib/savings/small-savings'
import { sukanya } from '@/lib/savings/sukanya'

/** The examples, in rupees. */
const AMOUNT = 1_00_000
const SCSS_AMOUNT = 10_00_000

/** What the words of the small-savings page name. */
export function savingsSchemesFigures() {
  const { from, value: rates } = inForce(smallSavingsRateValues)
  const { interestSince: _, ...tds } = depositTdsFigures()
  return {
    ...tds,
    ...ofSukanya(),
    ...ofIncome(),
    ...afterTaxes(),
    interestSinceMonth: monthOfDay(inForce(depositTds).from),
    nscRate: percent(rates.nsc),
    kvpRate: percent(rates.kvp),
    rdRate: percent(rates.rd),
    ratesSince: monthOfDay(from),
    quarterFrom: monthOfDay(addMonths(`${RATES_KNOWN_UNTIL.slice(0, 7)}-01`, -2)).slice(0, -' YYYY'.length),
    quarterTo: monthOfDay(RATES_KNOWN_UNTIL),
    amountInWords: inLakhs(AMOUNT),
    amount: rupees(AMOUNT),
    nscMaturity: rupees(nsc({ amount: AMOUNT, ratePercent: rates.nsc }).maturity),
    nscFirstYear: rupees(nsc({ amount: AMOUNT, ratePercent: rates.nsc }).accrued[0]!),
    savingsLimit: rupees(inForce(savingsLimit).value.most),
    seniorDeduction: rupees(inForce(depositInterestLimit).value.from60),
  }
}

function ofIncome() {
  const { value: rates } = inForce(smallSavingsRateValues)
  const limits = inForce(savingsLimitValues).value
  const running = { closedAfterMonths: null }
  const { mis: closing } = inForce(earlyClosingValues).value
  const monthly = (amount: number) => rupees(mis({ ...running, amount, ratePercent: rates.mis }).monthly)
  const quarterly = (amount: number) =>
    rupees(scss({ ...running, amount, ratePercent: rates.scss }).quarterly)
  return {
    misRate: percent(rates.mis),
    misMost: rupees(limits.mis.max!),
    misMonthly: monthly(limits.mis.max!),
    misJoint: rupees(limits.mis.maxJoint!),
    misJointMonthly: monthly(limits.mis.maxJoint!),
    misEarlyOff: percent(closing.before36),
    misLateOff: percent(closing.after),
    scssRate: percent(rates.scss),
    scssMost: rupees(limits.scss.max!),
    scssQuarterly: quarterly(limits.scss.max!),
    scssAmount: rupees(SCSS_AMOUNT),
    scssAmountQuarterly: quarterly(SCSS_AMOUNT),
  }
}

/** The most each April, from this financial year on. */
function ofSukanya() {
  const rate = inForce(smallSavingsRateValues).value.ssy
  const amount = sukanyaLimit().max!
  const account = sukanya({
    opened: firstDayOfYear(yearOfDay(buildDay())),
    deposits: [{ every: 'year', amount, from: '', to: '' }],
    rate,
  })
  return {
    ssyRate: percent(rate),
    ssyMost: rupees(amount),
    ssyMaturity: rupees(account.maturity),
    ssyDeposited: rupees(account.deposited),
    ssyUnrounded: rupees(account.maturityUnrounded),
  }
}

/** The deposits of the page's comparison with its fresh sum, rates and tax, for five years. */
function afterTaxes() {
  const { sum, taxRate, fdRate, rdRate } = savingsSchemesInputs
  const question = {
    opened: buildDay(),
    sum: sum.initial,
    years: 5,
    fdRate: fdRate.initial,
    rdRate: rdRate.initial,
  } as const
  const terms = {
    ...{ taxPercent: taxRate.initial, senior: false, counts80C: false },
    most80C: inForce(savingsLimit).value.most,
    tds: inForce(depositTds).value,
  }
  const courses = depositCourses(question)
  const of = (name: ComparedDeposit) =>
    afterTax(
      courses.find(({ deposit }) => deposit === name)!,
      terms,
    )
  const yearly = ({ returnPercent }: DepositAfterTax) => percent(Number(returnPercent!.toFixed(2)))
  const [fd, certificate] = [of('bank-fd'), of('nsc')]
  return {
    sum: rupees(sum.initial),
    taxRate: percent(taxRate.initial),
    fdRate: percent(fdRate.initial),
    fdAfterTax: rupees(fd.netPaise / 100),
    nscAfterTax: rupees(certificate.netPaise / 100),
    fdYield: yearly(fd),
    nscYield: yearly(certificate),
    timeDepositYield: yearly(of('time-deposit')),
    rdYield: yearly(of('recurring-deposit')),
    insured: rupees(inForce(depositInsurance).value),
  }
}
