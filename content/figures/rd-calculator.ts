import { depositTdsFigures } from '@/content/figures/deposit-tds'
import { buildDay, inLakhs, percent } from '@/content/figures/wording'
import { annuityDue } from '@/lib/finance/annuity'
import { compareRdFd } from '@/lib/finance/deposits/compare-rd-fd'
import { rd, rdMonthlyRate, type RecurringDeposit } from '@/lib/finance/deposits/rd'
import { rupees } from '@/lib/format/numbers'
import { smallSavingsRatesOn } from '@/lib/rules/savings/small-savings-rates'

/** The examples: instalments in rupees, rates a year, months, and an amount to be reached. */
const USUAL: RecurringDeposit = { amount: 5_000, rate: 6.5, months: 60, method: 'monthly' }
const BANK: RecurringDeposit = { amount: 5_000, rate: 7.5, months: 18, method: 'quarterly' }
const SMALL = 1_000
const LARGE = 10_000
const MISSED = 2
const GOAL = 5_00_000
const SMALL_GOAL = 1_00_000

const maturity = (terms: Partial<RecurringDeposit>) => rd({ ...USUAL, ...terms }).maturityAmount
/** The instalment of one month alone, after so many months. */
const after = (months: number) => rupees(USUAL.amount * (1 + rdMonthlyRate(USUAL)) ** months)
const forGoal = (months: number) => rupees(GOAL / annuityDue(rdMonthlyRate(USUAL), months))

/** What the words of the RD calculator name. */
export function rdCalculatorFigures() {
  const usual = rd(USUAL)
  const byQuarter = maturity({ method: 'quarterly' })
  return {
    ...depositTdsFigures(),
    ...ofPostOffice(),
    amount: rupees(USUAL.amount),
    rate: percent(USUAL.rate),
    maturity: rupees(usual.maturityAmount),
    invested: rupees(usual.totalInvestment),
    interest: rupees(usual.totalInterest),
    byQuarter: rupees(byQuarter),
    less: rupees(usual.maturityAmount - byQuarter),
    small: rupees(SMALL),
    ofSmall: rupees(maturity({ amount: SMALL })),
    large: rupees(LARGE),
    ofLarge: rupees(maturity({ amount: LARGE })),
    bankRate: percent(BANK.rate),
    bankMaturity: rupees(rd(BANK).maturityAmount, 2),
    bankByMonth: rupees(maturity({ ...BANK, method: 'monthly' })),
    first: after(USUAL.months),
    last: after(1),
    lumpSumInterest: rupees(compareRdFd(USUAL).sameTotal.totalInterest),
    goalInWords: inLakhs(GOAL),
    smallGoalInWords: inLakhs(SMALL_GOAL),
    inOneYear: forGoal(12),
    inThreeYears: forGoal(36),
    inFiveYears: forGoal(60),
    withoutMissed: rupees(maturity({ months: USUAL.months - MISSED })),
  }
}

function ofPostOffice() {
  const rate = smallSavingsRatesOn(buildDay()).rd
  const deposit = { amount: SMALL, rate, months: 60, method: 'quarterly' } as const
  const byQuarter = rd(deposit)
  return {
    postRate: percent(rate),
    postMaturity: rupees(byQuarter.maturityAmount),
    postInvested: rupees(byQuarter.totalInvestment),
    postInterest: rupees(byQuarter.totalInterest),
    postByMonth: rupees(rd({ ...deposit, method: 'monthly' }).maturityAmount),
  }
}
