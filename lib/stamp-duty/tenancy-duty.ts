import { toPaise, wholePaise } from '@/lib/money/paise'
import type { TenancyBase, TenancyDuty, TenancySlab } from '@/lib/rules/stamp-duty/tenancies'

/** The terms from which the duty of a tenancy is computed. */
export interface Tenancy {
  months: number
  /** Of all months together. */
  rentPaise: number
  /** Rupees given back at the end, and rupees kept by the owner. */
  deposit: number
  premium: number
  home: boolean
}

export interface TenancyResult {
  kind: 'tenancy'
  rentPaise: number
  /** The base of the percentage; null for a fixed amount. */
  basePaise: number | null
  percent: number | null
  dutyPaise: number
  /** The most that a home pays was reached. */
  capped: boolean
  /** Not known: what these sources say is the duty alone. */
  registrationPaise: null
  totalPaise: number
}

/** The term is longer than the rule's; or the rule does not cover a premium. */
export type NoTenancyDuty = 'tooLong' | 'premium'

const HUNDRED_RUPEES_PAISE = 100_00

/**
 * Duty of a tenancy in whole paise, half a paisa up: a fixed amount, or a percentage of the rent of the term, of rent
 * and deposits, or of the average yearly rent and deposits.
 */
export function tenancyDutyBy(duty: TenancyDuty, tenancy: Tenancy): TenancyResult | NoTenancyDuty {
  const { months, home, rentPaise } = tenancy
  const same = { kind: 'tenancy', rentPaise, registrationPaise: null } as const
  if (duty.by === 'amount') {
    if (months > duty.upToMonths) return 'tooLong'
    const dutyPaise = toPaise(home ? duty.home : duty.other)
    return { ...same, basePaise: null, percent: null, dutyPaise, capped: false, totalPaise: dutyPaise }
  }
  const slab = duty.slabs.find(({ upToMonths }) => months <= upToMonths)
  if (!slab) return 'tooLong'
  if (duty.of === 'rent' && tenancy.premium > 0) return 'premium'
  const basePaise = baseOf(duty.of, tenancy)
  const dutyPaise = partOf(basePaise, slab, duty.perHundred ?? false)
  const mostPaise = home && slab.mostForHome !== undefined ? toPaise(slab.mostForHome) : Infinity
  const paidPaise = Math.min(dutyPaise, mostPaise)
  return {
    ...same,
    basePaise,
    percent: slab.percent,
    dutyPaise: paidPaise,
    capped: dutyPaise > mostPaise,
    totalPaise: paidPaise,
  }
}

function baseOf(base: TenancyBase, { months, rentPaise, deposit, premium }: Tenancy): number {
  if (base === 'rent') return rentPaise
  const rent = base === 'rentAndDeposits' ? rentPaise : wholePaise((rentPaise * 12) / months)
  return rent + toPaise(deposit) + toPaise(premium)
}

/** Rates have at most one decimal: a tenth of a per cent in whole numbers keeps the half paisa exact. */
function partOf(basePaise: number, { percent }: TenancySlab, perHundred: boolean): number {
  const counted = perHundred ? Math.ceil(basePaise / HUNDRED_RUPEES_PAISE) * HUNDRED_RUPEES_PAISE : basePaise
  return wholePaise((counted * Math.round(percent * 10)) / 1_000)
}
