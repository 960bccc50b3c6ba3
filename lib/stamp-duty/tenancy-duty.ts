import { toPaise, wholePaise } from '@/lib/money/paise'
import type { TenancyBase, TenancyTerms } from '@/lib/rules/stamp-duty/tenancy-terms'

/** The terms from which the duty of a tenancy is computed. */
export interface Tenancy {
  months: number
  /** The rent of all months together. */
  rentPaise: number
  /** Rupees given back at the end, and rupees kept by the owner. */
  deposit: number
  premium: number
  /** Rupees: the market value of what is let. */
  propertyValue: number
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
  /** The amount that the percentage is taken of is the value of the property, not the rent. */
  ofProperty: boolean
  /** Null where the sources give the duty alone. */
  registrationPaise: number | null
  totalPaise: number
}

/** The term is longer than the rule's; or the rule leaves it out; or the rule does not cover a premium. */
export type NoTenancyDuty = 'tooLong' | 'leftOut' | 'premium'

const HUNDRED_RUPEES_PAISE = 100_00

/**
 * Duty of a tenancy in whole paise, half a paisa up: a fixed amount, or a percentage of the rent of the term, of rent
 * and deposits, of the average yearly rent and deposits, or of the value of the property.
 */
export function tenancyDutyBy(
  { duty, registrationPercent }: Pick<TenancyTerms, 'duty' | 'registrationPercent'>,
  tenancy: Tenancy,
): TenancyResult | NoTenancyDuty {
  const { months, home, rentPaise } = tenancy
  const same = { kind: 'tenancy', rentPaise, registrationPaise: null, ofProperty: false } as const
  if (duty.by === 'amount') {
    if (months > duty.upToMonths) return 'tooLong'
    const dutyPaise = toPaise(home ? duty.home : duty.other)
    return { ...same, basePaise: null, percent: null, dutyPaise, capped: false, totalPaise: dutyPaise }
  }
  return percentTenancy(duty, registrationPercent, tenancy)
}

function percentTenancy(
  duty: Extract<TenancyTerms['duty'], { by: 'percent' }>,
  registrationPercent: number | undefined,
  tenancy: Tenancy,
): TenancyResult | NoTenancyDuty {
  const { months, home, rentPaise, premium } = tenancy
  const slab = duty.slabs.find(({ upToMonths }) => months <= upToMonths)
  if (!slab) return 'tooLong'
  const { percent } = slab
  if (percent === null) return 'leftOut'
  if (duty.of === 'rent' && premium > 0) return 'premium'
  const basePaise = baseOf(duty.of, tenancy)
  const dutyPaise = partOf(basePaise, percent, duty.perHundred ?? false)
  const mostPaise = home && slab.mostForHome !== undefined ? toPaise(slab.mostForHome) : Infinity
  const paidPaise = Math.min(dutyPaise, mostPaise)
  const registrationPaise =
    registrationPercent === undefined ? null : partOf(basePaise, registrationPercent, false)
  return {
    kind: 'tenancy',
    rentPaise,
    basePaise,
    percent,
    dutyPaise: paidPaise,
    capped: dutyPaise > mostPaise,
    ofProperty: duty.of === 'propertyValue',
    registrationPaise,
    totalPaise: registrationPaise === null ? paidPaise : paidPaise + registrationPaise,
  }
}

function baseOf(base: TenancyBase, { months, rentPaise, deposit, premium, propertyValue }: Tenancy): number {
  if (base === 'rent') return rentPaise
  if (base === 'propertyValue') return toPaise(propertyValue)
  const rent = base === 'rentAndDeposits' ? rentPaise : wholePaise((rentPaise * 12) / months)
  return rent + toPaise(deposit) + toPaise(premium)
}

/** Rates have at most two decimals: a thousandth of a per cent in whole numbers keeps the half paisa exact. */
function partOf(basePaise: number, percent: number, perHundred: boolean): number {
  const counted = perHundred ? Math.ceil(basePaise / HUNDRED_RUPEES_PAISE) * HUNDRED_RUPEES_PAISE : basePaise
  return wholePaise((counted * Math.round(percent * 1_000)) / 100_000)
}
