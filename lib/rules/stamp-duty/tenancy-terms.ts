import type { Evidence, Sureness } from '@/lib/rules/evidence'
import type { RuleSource } from '@/lib/rules/rule'
import type { SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'

/** What the duty is taken from, in rupees. Deposits: the refundable one and the one that is kept. */
export type TenancyBase = 'rent' | 'rentAndDeposits' | 'yearlyRentAndDeposits' | 'propertyValue'

export interface TenancySlab {
  /** Up to so many months, and including them. */
  upToMonths: number
  /** Null where the sources leave this length out. */
  percent: number | null
  /** Rupees: the most that a home pays. */
  mostForHome?: number
}

export type TenancyDuty =
  | {
      by: 'percent'
      /** Under the name that `/api/rules/rent-agreements.json` has for it. */
      of: TenancyBase
      slabs: readonly TenancySlab[]
      /** For each ₹100 of the base or part of it. */
      perHundred?: boolean
    }
  /** Rupees, for a home and for anything else. */
  | { by: 'amount'; upToMonths: number; home: number; other: number }

export interface TenancyTerms {
  duty: TenancyDuty
  /** Per cent of what the duty is taken from; left out: not known. */
  registrationPercent?: number
  /** What the source makes the rate depend on, and what it leaves out. */
  conditions: readonly string[]
  evidence: Evidence
  sureness: Sureness
  knownFrom: SaleTerms['knownFrom']
  also: readonly RuleSource[]
  /** The registration department's own site. */
  office: string
}
