import { inForce } from '@/lib/rules/in-force'
import { earnsNothing } from '@/lib/finance/annuity'
import { emi } from '@/lib/finance/emi'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { numberOrNull, optional } from '@/lib/inputs/optional'
import { amount, months as monthsInput, percent } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'
import { toPaise, toRupeesDown } from '@/lib/money/paise'
import { homeLoanLimits, type LoanToValueSlab } from '@/lib/rules/banking/home-loan-limits'

export const loanEligibilityInputs = {
  monthlyIncome: amount({ initial: 1_00_000 }),
  otherEmis: amount({ initial: 0, min: 0 }),
  foirPct: percent({ initial: 50 }),
  ratePct: percent({ initial: 8.5, min: 0 }),
  months: monthsInput({ initial: 240, max: 600 }),
  propertyValue: optional(amount({ initial: 60_00_000 })),
}

export interface LoanApplicant {
  /** Rupees a month, as are the other EMIs. */
  monthlyIncome: number
  otherEmis: number
  /** Share of income that the lender allows for all EMIs. */
  foirPercent: number
  /** Per cent a year. */
  ratePercent: number
  months: number
  /** Rupees; null where no home is bought with the loan. */
  propertyValue: number | null
}

/** The applicant that the fields describe. */
export const loanApplicantFrom = (values: Values<typeof loanEligibilityInputs>): LoanApplicant => ({
  monthlyIncome: values.monthlyIncome,
  otherEmis: values.otherEmis,
  foirPercent: values.foirPct,
  ratePercent: values.ratePct,
  months: values.months,
  propertyValue: numberOrNull(values.propertyValue),
})

export interface LoanEligibility {
  /** Rupees a month to the paisa. */
  affordableEmi: number
  /** Whole rupees, as are the loans below. */
  loanByIncome: number
  /** Null without a property. */
  loanByValue: number | null
  eligibleLoan: number
  limitedBy: 'income' | 'value'
  /** The down payment of the buyer; null without a property. */
  ownMoney: number | null
  /** EMI of the eligible loan and its interest over the tenure; 0 where there is no loan. */
  emi: number
  totalInterest: number
}

/** The present value of one rupee at the end of each month: (1 − (1+i)^−n) ÷ i, and n at a rate of nothing. */
export function presentValueFactor(ratePercent: number, months: number): number {
  const i = monthlyRate(ratePercent)
  return earnsNothing(i) ? months : -Math.expm1(-months * Math.log1p(i)) / i
}

/**
 * The loan-to-value limits in force: per cent of the price by rupees of loan. Source:
 * lib/rules/banking/home-loan-limits.ts.
 */
export const loanToValueSlabs = (): readonly LoanToValueSlab[] => inForce(homeLoanLimits).value

/** The most that each slab allows for a price, in whole rupees: its share of the price, at most the slab's own end. */
export const loansBySlab = (propertyValue: number): number[] =>
  loanToValueSlabs().map(({ loanUpTo, maxPercent }) =>
    Math.min(toRupeesDown((propertyValue * maxPercent) / 100), loanUpTo),
  )

/**
 * The loan that an income carries: EMI room = income × FOIR − other EMIs; loan = EMI room × (1 − (1+i)^−n) ÷
 * i. For a home at most the highest loan that a slab of the loan-to-value limits allows. FOIR is the lenders'
 * custom, not law. Source: RBI circular DBR.BP.BC.No.44/08.12.015/2015-16 for the slabs.
 */
export function loanEligibility(applicant: LoanApplicant): LoanEligibility {
  const { monthlyIncome, otherEmis, foirPercent, ratePercent, months, propertyValue } = applicant
  const room = toPaise((monthlyIncome * foirPercent) / 100 - otherEmis) / 100
  const affordableEmi = Math.max(0, room)
  const loanByIncome = toRupeesDown(affordableEmi * presentValueFactor(ratePercent, months))
  const loanByValue = propertyValue === null ? null : Math.max(...loansBySlab(propertyValue))
  const isByValue = loanByValue !== null && loanByValue < loanByIncome
  const eligibleLoan = isByValue ? loanByValue : loanByIncome
  const loan = eligibleLoan > 0 ? emi({ principal: eligibleLoan, ratePercent, months }) : null
  return {
    affordableEmi,
    loanByIncome,
    loanByValue,
    eligibleLoan,
    limitedBy: isByValue ? 'value' : 'income',
    ownMoney: propertyValue === null ? null : propertyValue - eligibleLoan,
    emi: loan ? loan.emi : 0,
    totalInterest: loan ? loan.totalInterest : 0,
  }
}

export interface LoanChoice extends LoanEligibility {
  months: number
  foirPercent: number
}

const YEARS = [5, 10, 15, 20, 25, 30]
const SHARES = [40, 45, 50, 55, 60]
const MONTHS_A_YEAR = 12

const choiceOf = (applicant: LoanApplicant, change: Partial<LoanApplicant>): LoanChoice => {
  const { months, foirPercent } = { ...applicant, ...change }
  return { months, foirPercent, ...loanEligibility({ ...applicant, ...change }) }
}

/** The loan by tenure: of 5 to 30 years and the applicant's own, the shortest first. */
export const loansByTenure = (applicant: LoanApplicant): LoanChoice[] =>
  [...new Set([...YEARS.map((years) => years * MONTHS_A_YEAR), applicant.months])]
    .toSorted((a, b) => a - b)
    .map((months) => choiceOf(applicant, { months }))

/** The loan by share of income: of 40% to 60% and the applicant's own, the lowest first. */
export const loansByShare = (applicant: LoanApplicant): LoanChoice[] =>
  [...new Set([...SHARES, applicant.foirPercent])]
    .toSorted((a, b) => a - b)
    .map((foirPercent) => choiceOf(applicant, { foirPercent }))
