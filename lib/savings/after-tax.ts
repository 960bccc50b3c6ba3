import { rateOfWorth } from '@/lib/finance/annuity-rate'
import { toPaise, wholePaise } from '@/lib/money/paise'
import type { TaxLaw } from '@/lib/rules/income-tax/tax-law'
import type { DepositTds } from '@/lib/rules/tds/deposit-limits'
import type { ComparedDeposit, DepositCourse, DepositFlow } from '@/lib/savings/deposits-after-tax'

/** The rates of the slabs below 60, per cent with the cess, the lowest first. */
export const slabRatesWithCess = (law: TaxLaw): number[] =>
  law.new.slabs.below60.map(({ ratePercent }) => ratePercent * (1 + law.cessPercent / 100))

export interface InterestTaxTerms {
  /** Per cent of the interest, with cess: the rate of the highest slab. */
  taxPercent: number
  senior: boolean
  /** The old regime with room left for deposits that count for section 80C (section 123). */
  counts80C: boolean
  /** Rupees of deposits a year that count. */
  most80C: number
  tds: DepositTds
}

export interface DepositAfterTax {
  deposit: ComparedDeposit
  ratePercent: number
  months: number
  putInPaise: number
  interestPaise: number
  /** Tax on the interest of every year together. */
  taxPaise: number
  /** The part of the tax that is deducted before; more than the tax comes back with the return. */
  tdsPaise: number
  /** Tax that the deposits save in the old regime. */
  savedTaxPaise: number
  /** All that comes back, less the tax on it, with the tax saved. */
  netPaise: number
  /** Per cent a year, compounded yearly; null where less comes back than was put in. */
  returnPercent: number | null
}

/** Deposits that count for section 80C, of time deposits that of five years alone. */
const counts = ({ deposit, months }: DepositCourse) =>
  ['nsc', 'scss', 'ppf', 'ssy'].includes(deposit) || (deposit === 'time-deposit' && months === 60)

/** Payers of interest that deduct tax; of Kisan Vikas Patra it is not known, and certificates have none. */
const HAS_TDS: readonly ComparedDeposit[] = [
  'bank-fd',
  'bank-rd',
  'time-deposit',
  'recurring-deposit',
  'scss',
  'mis',
]

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

/** Interest of a certificate, but for its last year, counts as put in again. */
const reinvested = ({ deposit, taxedPaise }: DepositCourse, year: number) =>
  deposit === 'nsc' && year < taxedPaise.length - 1 ? taxedPaise[year]! : 0

/** The tax that deposits and interest put in again save, each at the end of its year. */
function savings(course: DepositCourse, { counts80C, most80C, taxPercent }: InterestTaxTerms): DepositFlow[] {
  if (!counts80C || !counts(course)) return []
  const years = Math.ceil(course.months / 12)
  return Array.from({ length: years }, (_, year) => {
    const putIn = sum(
      course.flows
        .filter(({ month, paise }) => paise < 0 && Math.floor(month / 12) === year)
        .map(({ paise }) => -paise),
    )
    const counted = Math.min(putIn + reinvested(course, year), toPaise(most80C))
    return {
      month: Math.min(12 * (year + 1), course.months),
      paise: wholePaise((counted * taxPercent) / 100),
    }
  })
}

/**
 * A deposit after the tax of a slab, in whole paise: each year's interest is taxed at the end of its year.
 * The yearly return is the rate at which all that is put in, comes back and goes as tax is worth nothing: Σ
 * flow ÷ (1 + r)^(months ÷ 12) = 0.
 */
export function afterTax(course: DepositCourse, terms: InterestTaxTerms): DepositAfterTax {
  const taxes = course.taxedPaise.map((interest, year) => ({
    month: Math.min(12 * (year + 1), course.months),
    paise: wholePaise((interest * terms.taxPercent) / 100),
  }))
  const taxPaise = sum(taxes.map(({ paise }) => paise))
  const limitPaise = toPaise(terms.senior ? terms.tds.seniorLimit : terms.tds.limit)
  const deducted = course.taxedPaise
    .filter((interest) => interest > limitPaise)
    .map((interest) => wholePaise((interest * terms.tds.ratePercent) / 100))
  const putInPaise = sum(course.flows.map(({ paise }) => Math.max(0, -paise)))
  const saved = savings(course, terms)
  const interestPaise = sum(course.flows.map(({ paise }) => paise))
  const savedTaxPaise = sum(saved.map(({ paise }) => paise))
  const withTaxes = [
    ...course.flows,
    ...saved,
    ...taxes.map(({ month, paise }) => ({ month, paise: -paise })),
  ]
  return {
    deposit: course.deposit,
    ratePercent: course.ratePercent,
    months: course.months,
    putInPaise,
    interestPaise,
    taxPaise,
    tdsPaise: HAS_TDS.includes(course.deposit) ? sum(deducted) : 0,
    savedTaxPaise,
    netPaise: putInPaise + interestPaise - taxPaise + savedTaxPaise,
    returnPercent: yearlyReturn(withTaxes),
  }
}

/** Per cent a year; null where the flows come to less than nothing. */
function yearlyReturn(flows: readonly DepositFlow[]): number | null {
  const monthly = rateOfWorth((r) =>
    flows.reduce((worth, { month, paise }) => worth + paise * Math.exp(-month * Math.log1p(r)), 0),
  )
  return monthly === null ? null : Math.expm1(12 * Math.log1p(monthly)) * 100
}
