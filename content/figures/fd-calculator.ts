import { depositTdsFigures } from '@/content/figures/deposit-tds'
import { buildDay, inLakhs, percent, percentTo } from '@/content/figures/wording'
import { yearOfDay, firstDayOfYear } from '@/lib/calendar/financial-year'
import { depositTaxYears } from '@/lib/finance/deposits/deposit-tds'
import { fd, type FixedDeposit } from '@/lib/finance/deposits/fd'
import { rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import { currentTaxYear } from '@/lib/rules/years'
import { taxRules } from '@/lib/tax/income-tax'

/** The examples: rates a year with the usual one first, deposits in rupees, a rate of tax. */
const RATE = 7
const HIGHER_RATE = 7.5
const DEPOSIT = 1_00_000
const PAID_OUT = 10_00_000
const TAXED = 8_00_000
const OF_SENIOR = 5_00_000
const YEARS = 5
const QUARTERLY = 4
const TAX_PERCENT = 20

const USUAL: FixedDeposit = {
  ...{ principal: DEPOSIT, ratePercent: RATE, years: YEARS },
  ...{ frequency: QUARTERLY, payout: 'cumulative' },
}
const deposit = (terms: Partial<FixedDeposit>) => fd({ ...USUAL, ...terms })
const maturity = (terms: Partial<FixedDeposit>) => rupees(deposit(terms).maturityAmount)

/** What the words of the FD calculator name. */
export function fdCalculatorFigures() {
  const [ofSenior, withExtra] = [RATE, HIGHER_RATE].map(
    (ratePercent) => deposit({ principal: OF_SENIOR, ratePercent }).maturityAmount,
  )
  return {
    ...depositTdsFigures(),
    ...ofYields(),
    ...ofPayouts(),
    ...ofTaxedYear(),
    depositInWords: inLakhs(DEPOSIT),
    deposit: rupees(DEPOSIT),
    rate: percent(RATE),
    higherRate: percent(HIGHER_RATE),
    maturity: maturity({}),
    higherMaturity: maturity({ ratePercent: HIGHER_RATE }),
    yearly: maturity({ frequency: 1 }),
    halfYearly: maturity({ frequency: 2 }),
    monthly: maturity({ frequency: 12 }),
    ofSenior: rupees(OF_SENIOR),
    seniorMaturity: rupees(ofSenior!),
    seniorHigherMaturity: rupees(withExtra!),
    seniorExtra: rupees(withExtra! - ofSenior!),
  }
}

function ofYields() {
  const usual = deposit({})
  const { cessPercent } = taxRules(currentTaxYear()).law
  return {
    interest: rupees(usual.totalInterest),
    quarterRate: percent(RATE / QUARTERLY),
    yield: percentTo(2, usual.effectiveYieldPercent),
    higherYield: percentTo(2, deposit({ ratePercent: HIGHER_RATE }).effectiveYieldPercent),
    average: percentTo(2, (usual.totalInterest / DEPOSIT / YEARS) * 100),
    taxPercent: percent(TAX_PERCENT),
    cess: percent(cessPercent),
    rateAfterTax: percentTo(1, RATE * (1 - (TAX_PERCENT / 100) * (1 + cessPercent / 100))),
  }
}

function ofPayouts() {
  const paidOut = (payout: FixedDeposit['payout']) => deposit({ principal: PAID_OUT, payout }).payoutAmount!
  const monthly = paidOut('monthly')
  return {
    paidOutInWords: inLakhs(PAID_OUT),
    paidOut: rupees(PAID_OUT),
    payoutRounded: rupees(Math.round(monthly / 100) * 100),
    payout: rupees(monthly, 2),
    quarter: rupees(paidOut('quarterly')),
    twelfth: rupees((PAID_OUT * RATE) / 100 / 12, 2),
  }
}

/** A deposit made on the first day of the financial year, so that all interest of a year falls in it. */
function ofTaxedYear() {
  const start = firstDayOfYear(yearOfDay(buildDay()))
  const terms = { senior: false, pan: true, otherInterest: 0, rules: 'by-law' } as const
  const [year] = depositTaxYears({ ...USUAL, principal: TAXED, years: 1 }, { years: 1 }, start, terms)
  return {
    taxed: rupees(TAXED),
    taxedInterest: rupees(year!.interestPaise / 100),
    taxedTds: rupees(year!.tdsPaise / 100),
    withoutPan: percent(inForce(depositTds).value.ratePercentWithoutPan),
  }
}
