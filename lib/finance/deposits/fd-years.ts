import { type FixedDeposit, interestAfter } from '@/lib/finance/deposits/fd'
import { type GrowthYear, growthYears } from '@/lib/finance/growth-years'

/** A cumulative deposit year by year: what was put in at the start, and what it has grown to. */
export function fdYears(deposit: FixedDeposit): GrowthYear[] {
  return growthYears(deposit.years, (years) => ({
    invested: deposit.principal,
    value: deposit.principal + interestAfter(deposit, years),
  }))
}
