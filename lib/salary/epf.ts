import { lawDay } from '@/lib/rules/in-force'
import { firstDayOfYear } from '@/lib/calendar/financial-year'
import { toRupees } from '@/lib/money/paise'
import { ruleOn } from '@/lib/rules/rule'
import { epfInterestValues, taxFreeContributionValues } from '@/lib/rules/salary/epf-interest'
import { PROVIDENT_FUND_CHECKED_ON } from '@/lib/rules/salary/provident-fund'
import { type FundBasis, fundShares } from '@/lib/salary/provident-fund'

const MONTHS = 12

export interface FundPlan {
  /** Rupees on the first 1 April. */
  openingBalance: number
  /** Basic pay with DA of the first year, rupees a month. */
  monthlyWage: number
  /** Per cent by which it rises each April. */
  raisePct: number
  years: number
  pf: Extract<FundBasis, 'full' | 'ceiling'>
  /** Per cent of the whole wage on top of the own share. */
  vpfPct: number
  /** Part of the employer's share goes to the pension scheme. */
  epsMember: boolean
  /** Per cent a year, the same in every year. */
  ratePct: number
}

export interface FundYear {
  /** 1 for the first. */
  year: number
  wage: number
  own: number
  vpf: number
  employer: number
  interest: number
  balance: number
}

export interface Corpus {
  /** Rupees, as are all below. */
  corpus: number
  ownContribution: number
  vpfContribution: number
  employerToEpf: number
  employerToEps: number
  interest: number
  wageOfLastYear: number
  years: FundYear[]
}

/** Interest of a year on the balance at the start of each month, twelve equal credits coming in month by month. */
export const yearsInterest = (opening: number, monthlyCredit: number, ratePct: number): number => {
  const monthStarts = MONTHS * opening + ((MONTHS * (MONTHS - 1)) / 2) * monthlyCredit
  return toRupees((monthStarts * ratePct) / (100 * MONTHS))
}

/** The day by whose law the contributions of years to come are counted. */
export const fundLawDay = () => lawDay(PROVIDENT_FUND_CHECKED_ON)

/**
 * The provident fund after some years: shares of 12% to the nearest rupee, of the employer's 8.33% of up to
 * the ceiling to the pension scheme; interest on monthly balances, credited on 31 March to the nearest rupee.
 * Source: lib/rules/salary/provident-fund.ts; paragraph 60 of the scheme.
 */
export function fundCorpus(plan: FundPlan): Corpus {
  const years: FundYear[] = []
  let [balance, toPension] = [plan.openingBalance, 0]
  for (let year = 1; year <= plan.years; year += 1) {
    const wage = toRupees(plan.monthlyWage * (1 + plan.raisePct / 100) ** (year - 1))
    const shares = fundShares(wage, plan.pf, fundLawDay())
    const pension = plan.epsMember ? shares.pension : 0
    const vpf = toRupees((wage * plan.vpfPct) / 100)
    const employer = shares.employer - pension
    const credit = shares.employee + vpf + employer
    const interest = yearsInterest(balance, credit, plan.ratePct)
    balance += MONTHS * credit + interest
    toPension += MONTHS * pension
    const inYear = { own: MONTHS * shares.employee, vpf: MONTHS * vpf, employer: MONTHS * employer }
    years.push({ year, wage, ...inYear, interest, balance })
  }
  const sum = (part: 'own' | 'vpf' | 'employer' | 'interest') =>
    years.reduce((total, year) => total + year[part], 0)
  return {
    corpus: balance,
    ownContribution: sum('own'),
    vpfContribution: sum('vpf'),
    employerToEpf: sum('employer'),
    employerToEps: toPension,
    interest: sum('interest'),
    wageOfLastYear: years.at(-1)?.wage ?? plan.monthlyWage,
    years,
  }
}

export interface HistoryYear {
  year: number
  ratePct: number
  interest: number
  balance: number
}

/** A balance by the declared rate of each financial year, with the same credit every month. */
export function fundHistory(asked: {
  fromYear: number
  toYear: number
  openingBalance: number
  monthlyCredit: number
}): { balance: number; years: HistoryYear[] } {
  const years: HistoryYear[] = []
  let balance = asked.openingBalance
  for (let year = asked.fromYear; year <= asked.toYear; year += 1) {
    const ratePct = ruleOn(epfInterestValues, firstDayOfYear(year)).value
    const interest = yearsInterest(balance, asked.monthlyCredit, ratePct)
    balance += MONTHS * asked.monthlyCredit + interest
    years.push({ year, ratePct, interest, balance })
  }
  return { balance, years }
}

export interface TaxedFund {
  /** Rupees a month, with VPF. */
  ownMonthly: number
  employerMonthly: number
  employerContributes: boolean
  openingNonTaxable: number
  years: number
  ratePct: number
}

export interface TaxedFundYear {
  year: number
  taxableInterest: number
  taxable: number
  nonTaxable: number
}

/** Rupees of own contributions a year whose interest is free of tax. */
export function taxFreeLimit({ employerContributes }: Pick<TaxedFund, 'employerContributes'>): number {
  const { withEmployer, withoutEmployer } = ruleOn(taxFreeContributionValues, fundLawDay()).value
  return employerContributes ? withEmployer : withoutEmployer
}

/**
 * Both accounts of a fund with own contributions above the limit: those beyond it, in the order of months,
 * and their interest are the taxable account. Each earns on its balance at the start of each month, to the
 * nearest rupee a year. Source: rule 277 of the Income-tax Rules, 2026; that months fill the limit in their
 * order is our reading.
 */
export function taxedFund(fund: TaxedFund): TaxedFundYear[] {
  const limit = taxFreeLimit(fund)
  const employer = fund.employerContributes ? fund.employerMonthly : 0
  const rate = fund.ratePct / (100 * MONTHS)
  const years: TaxedFundYear[] = []
  let [taxable, nonTaxable] = [0, fund.openingNonTaxable]
  for (let year = 1; year <= fund.years; year += 1) {
    let [room, taxableStarts, nonTaxableStarts] = [limit, 0, 0]
    for (let month = 0; month < MONTHS; month += 1) {
      taxableStarts += taxable
      nonTaxableStarts += nonTaxable
      const free = Math.min(fund.ownMonthly, room)
      room -= free
      nonTaxable += free + employer
      taxable += fund.ownMonthly - free
    }
    const taxableInterest = toRupees(taxableStarts * rate)
    taxable += taxableInterest
    nonTaxable += toRupees(nonTaxableStarts * rate)
    years.push({ year, taxableInterest, taxable, nonTaxable })
  }
  return years
}
