import { toRupees } from '@/lib/money/paise'
import { providentFundValues } from '@/lib/rules/salary/provident-fund'
import { ruleOn } from '@/lib/rules/rule'

/** No provident fund, on wages up to the ceiling alone, or on all wages. */
export const fundBases = ['full', 'ceiling', 'none'] as const
export type FundBasis = (typeof fundBases)[number]

/** Rupees a month up to which contributions are compulsory. @throws RuleNotKnown before June 2018 */
export const wageCeilingOn = (date: string): number => ruleOn(providentFundValues, date).value.wageCeiling

/** Rupees a month. */
export interface FundShares {
  /** The wages that count. */
  fundWages: number
  employee: number
  /** Pension share included. */
  employer: number
  /** The employer's share that goes to the pension scheme of a member of it. */
  pension: number
  /** Deposit-linked insurance and administration, which the employer pays on top. */
  insurance: number
  admin: number
}

/**
 * The contributions of a month, each to the nearest rupee.
 * @param wages rupees a month
 * @throws RuleNotKnown before June 2018
 * Source: lib/rules/salary/provident-fund.ts.
 */
export function fundShares(wages: number, basis: FundBasis, date: string): FundShares {
  const law = ruleOn(providentFundValues, date).value
  const fundWages = { none: 0, ceiling: Math.min(wages, law.wageCeiling), full: wages }[basis]
  const limited = Math.min(fundWages, law.wageCeiling)
  const share = (percent: number, base: number) => toRupees((base * percent) / 100)
  return {
    fundWages,
    employee: share(law.employeePercent, fundWages),
    employer: share(law.employerPercent, fundWages),
    pension: share(law.pensionPercent, limited),
    insurance: share(law.insurancePercent, limited),
    admin: share(law.adminPercent, fundWages),
  }
}
