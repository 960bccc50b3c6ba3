import { inLakhs, percent, percentTo } from '@/content/figures/wording'
import { amortise, NO_PREPAYMENTS, type Prepayments, prepaidLoan } from '@/lib/finance/amortisation'
import { emi, emiInputs, firstYearInterest, type Loan } from '@/lib/finance/emi'
import { balanceTransfer } from '@/lib/finance/loan/balance-transfer'
import { loanCost } from '@/lib/finance/loan/loan-cost'
import { changedLoan } from '@/lib/finance/loan/loan-course'
import { flatLoan } from '@/lib/finance/loan/loan-solving'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { grouped, rupees } from '@/lib/format/numbers'

/** The examples: the loan with which the page opens, two larger ones, other rates, and what is paid in addition. */
export const EXAMPLE_LOAN: Loan = {
  principal: emiInputs.principal.initial,
  ratePercent: emiInputs.rate.initial,
  months: emiInputs.months.initial,
}
const SECOND = { ...EXAMPLE_LOAN, principal: 30_00_000 }
const THIRD = { ...EXAMPLE_LOAN, principal: 50_00_000 }
const HIGHER_RATE = 9
const LOWER_RATE = 8
const ONCE: Prepayments = { ...NO_PREPAYMENTS, once: 1_00_000, onceAfter: 12 }
const MONTHLY = 1_000
export const FLAT_LOAN = { principal: 5_00_000, months: 60 }
export const FLAT_RATE = 10
const TRANSFER_COSTS = 10_000
/** The example of the Reserve Bank's Key Facts Statement. */
const KFS: Loan = { principal: 20_000, ratePercent: 15, months: 24 }
const KFS_CHARGES = 400

const fromPaise = (paise: number) => rupees(paise / 100)

/** What the words of the EMI calculator name. */
export const emiCalculatorFigures = () => ({
  ...ofLoans(),
  ...ofSchedule(),
  ...ofPrepayments(),
  ...ofHigherRate(),
  ...ofFlatLoan(),
  ...ofKeyFacts(),
  ...ofTransfer(),
})

function ofLoans() {
  const { emi: instalment, totalInterest, totalPayment } = emi(EXAMPLE_LOAN)
  return {
    loan: rupees(EXAMPLE_LOAN.principal),
    rate: percent(EXAMPLE_LOAN.ratePercent),
    emi: rupees(instalment),
    interest: rupees(totalInterest),
    total: rupees(totalPayment),
    monthRate: grouped(monthlyRate(EXAMPLE_LOAN.ratePercent), 8),
    loanInLakhs: inLakhs(EXAMPLE_LOAN.principal),
    secondLoanInLakhs: inLakhs(SECOND.principal),
    thirdLoanInLakhs: inLakhs(THIRD.principal),
    secondLoan: rupees(SECOND.principal),
    secondEmi: rupees(emi(SECOND).emi),
    thirdLoan: rupees(THIRD.principal),
    thirdEmi: rupees(emi(THIRD).emi),
  }
}

function ofSchedule() {
  const schedule = amortise(EXAMPLE_LOAN)
  const [first] = schedule
  const yearInterest = firstYearInterest(EXAMPLE_LOAN, emi(EXAMPLE_LOAN))
  return {
    firstInterest: fromPaise(first!.interestPaise),
    firstPrincipal: fromPaise(first!.principalPaise),
    yearInterest: rupees(yearInterest),
    yearPrincipal: rupees(12 * emi(EXAMPLE_LOAN).emi - yearInterest),
    crossing: String(
      schedule.find(({ principalPaise, interestPaise }) => principalPaise > interestPaise)!.month,
    ),
  }
}

/** @throws Error for no prepayment, as none of these is */
function prepaid(prepayments: Prepayments) {
  const loan = prepaidLoan(EXAMPLE_LOAN, prepayments)
  if (!loan) throw new Error('An example of a prepayment prepays nothing')
  return loan
}

function ofPrepayments() {
  const [shorter, lower] = [prepaid(ONCE), prepaid({ ...ONCE, keep: 'tenure' })]
  const yearly = prepaid({ ...NO_PREPAYMENTS, yearly: Math.round(emi(EXAMPLE_LOAN).emi) })
  const monthly = prepaid({ ...NO_PREPAYMENTS, monthly: MONTHLY })
  return {
    once: rupees(ONCE.once),
    sooner: grouped(shorter.savedMonths),
    savedByTenure: fromPaise(shorter.savedPaise),
    lowerEmi: fromPaise(lower.nextEmiPaise!),
    savedByEmi: fromPaise(lower.savedPaise),
    monthsYearly: grouped(yearly.months),
    soonerYearly: grouped(yearly.savedMonths),
    savedYearly: fromPaise(yearly.savedPaise),
    monthly: rupees(MONTHLY),
    soonerMonthly: grouped(monthly.savedMonths),
    savedMonthly: fromPaise(monthly.savedPaise),
  }
}

function ofHigherRate() {
  const kept = changedLoan(EXAMPLE_LOAN, [{ after: 0, rate: HIGHER_RATE }], 'emi')
  if (!kept.ok) throw new Error(`The instalment of the example does not cover ${HIGHER_RATE}%`)
  return {
    higherRate: percent(HIGHER_RATE),
    higherEmi: rupees(emi({ ...EXAMPLE_LOAN, ratePercent: HIGHER_RATE }).emi),
    longerMonths: grouped(kept.schedule.length),
    longerInterest: fromPaise(kept.schedule.reduce((sum, { interestPaise }) => sum + interestPaise, 0)),
  }
}

function ofFlatLoan() {
  const flat = flatLoan(FLAT_LOAN, FLAT_RATE)
  return {
    flatLoan: rupees(FLAT_LOAN.principal),
    flatRate: percent(FLAT_RATE),
    flatInterest: fromPaise(flat.interestPaise),
    flatEmi: fromPaise(flat.instalmentPaise),
    reducingEmi: fromPaise(flat.reducingInstalmentPaise),
    reducingInterest: rupees(emi({ ...FLAT_LOAN, ratePercent: FLAT_RATE }).totalInterest),
    trueRate: percentTo(2, flat.reducingPercent),
  }
}

function ofKeyFacts() {
  const none = { feePercent: 0, feeGstPercent: 0, insurance: 0, insuranceBy: 'paid' } as const
  const cost = loanCost(KFS, { ...none, otherCosts: KFS_CHARGES })!
  return {
    kfsLoan: rupees(KFS.principal),
    kfsRate: percent(KFS.ratePercent),
    kfsCharges: rupees(KFS_CHARGES),
    kfsNet: fromPaise(cost.netPaise),
    kfsEmi: fromPaise(cost.instalmentPaise),
    kfsApr: percentTo(2, cost.aprPercent),
  }
}

function ofTransfer() {
  const free = { foreclosurePercent: 0, gstPercent: 0 }
  const transfer = balanceTransfer(EXAMPLE_LOAN, {
    ...free,
    newRate: LOWER_RATE,
    keeps: 'tenure',
    costs: TRANSFER_COSTS,
  })!
  return {
    lowerRate: percent(LOWER_RATE),
    transferCosts: rupees(TRANSFER_COSTS),
    transferMonth: grouped(transfer.paysOffIn!),
    transferSaves: fromPaise(transfer.savedPaise),
  }
}
