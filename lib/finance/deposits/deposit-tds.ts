import { type DepositTenure, termYears } from '@/lib/finance/deposits/deposit-term'
import { type FixedDeposit, interestAfter } from '@/lib/finance/deposits/fd'
import { depositTds, SIMPLIFIED_FROM } from '@/lib/rules/tds/bank-interest'
import { ruleOn } from '@/lib/rules/rule'
import { toPaise, wholePaise } from '@/lib/money/paise'

export interface DepositTdsTerms {
  senior: boolean
  /** True if the bank knows the depositor's PAN. */
  pan: boolean
  /** Rupees of interest a year from other deposits with the same bank, which count towards the limit. */
  otherInterest: number
  rules: 'by-law' | 'ay-2025-26-simplified'
}

export interface DepositTaxYear {
  /** '2026-27'. */
  financialYear: string
  interestPaise: number
  /** Rupees; tax is deducted when the year's interest from the bank exceeds it. */
  limit: number
  ratePercent: number
  tdsPaise: number
}

/** The limit in rupees and the rate in per cent for a financial year that begins on a day. @throws RuleNotKnown */
export function tdsRule(yearFrom: string, { senior, pan, rules }: DepositTdsTerms) {
  const simplified = rules !== 'by-law'
  const { value } = ruleOn(depositTds, simplified ? SIMPLIFIED_FROM : yearFrom)
  return {
    limit: senior ? value.seniorLimit : value.limit,
    ratePercent: simplified || pan ? value.ratePercent : value.ratePercentWithoutPan,
  }
}

/**
 * Interest and the tax deducted from it by financial year, in whole paise. Interest is counted to the year in whose
 * days it is earned, as banks book it on 31 March; the years add up to the deposit's whole interest. Once a year's
 * interest from the bank exceeds the limit, tax is deducted from all of it; the other deposits' share is theirs.
 * The tax is not taken out of the deposit. Years to come are held to the last rule known.
 * @param start the day of the deposit, YYYY-MM-DD
 * @throws RuleNotKnown for a start before the first rule
 */
export function depositTaxYears(
  deposit: FixedDeposit,
  tenure: DepositTenure,
  start: string,
  terms: DepositTdsTerms,
): DepositTaxYear[] {
  let countedPaise = 0
  return termYears(start, tenure).map(({ financialYear, from, passed }) => {
    const earnedPaise = toPaise(interestAfter(deposit, passed))
    const interestPaise = earnedPaise - countedPaise
    countedPaise = earnedPaise
    const rule = tdsRule(from, terms)
    const exceeds = interestPaise + toPaise(terms.otherInterest) > toPaise(rule.limit)
    const tdsPaise = exceeds ? wholePaise((interestPaise * rule.ratePercent) / 100) : 0
    return { financialYear, interestPaise, ...rule, tdsPaise }
  })
}
