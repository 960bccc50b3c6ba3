import { inForce } from '@/lib/rules/in-force'
import { toPaise, wholePaise } from '@/lib/money/paise'
import { leaseDutyDelhi, licenceDutyMaharashtra } from '@/lib/rules/stamp-duty/licences-and-leases'
import { tenancyDuty, type TenancyState } from '@/lib/rules/stamp-duty/tenancies'
import { tenancyWithoutFigure } from '@/lib/rules/stamp-duty/tenancies-without-figure'
import { type ReadStampDuty, stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'
import { tenancyDutyBy, type TenancyResult } from '@/lib/stamp-duty/tenancy-duty'

export interface RentQuestion {
  state: string
  /** Rupees a month in the first year. */
  rent: number
  /** Per cent by which it rises after every twelve months. */
  increase: number
  months: number
  /** Rupees given back at the end. */
  deposit: number
  /** Rupees kept by the owner. */
  premium: number
  urban: boolean
  /** Rupees: the market value of what is let. Counts in Rajasthan. */
  propertyValue: number
  /** A home; a shop or office otherwise. Counts in Gujarat and Karnataka. */
  home: boolean
}

/**
 * 'dispute': sources contradict each other; 'lapsed': a concession has ended; 'noSource': none was read; 'premium': the
 * rule does not cover a deposit that is kept; 'leftOut': our sources leave this term out; the others: the term is
 * outside the rule.
 */
export type NoRentDuty = 'dispute' | 'lapsed' | 'noSource' | 'premium' | 'leftOut' | 'tooLong' | 'tooShort'
export type RentDuty = LicenceDuty | LeaseDuty | TenancyResult

interface RentBase {
  /** The rent of all months together. */
  rentPaise: number
  dutyPaise: number
  registrationPaise: number
  totalPaise: number
}

export interface LicenceDuty extends RentBase {
  kind: 'licence'
  depositPartPaise: number
  basePaise: number
  /** The amount paid in practice: the duty rounded up to the next hundred rupees. */
  paidPaise: number
}

export interface LeaseDuty extends RentBase {
  kind: 'lease'
  yearlyRentPaise: number
  percent: number
  depositDutyPaise: number
}

const hasTenancyRule = (state: string): state is TenancyState => Object.hasOwn(tenancyDuty, state)

/** The rule of a state's rent agreements as last checked, or none. */
export function rentRule(state: string) {
  if (state === 'MH') return licenceDutyMaharashtra
  if (state === 'DL') return leaseDutyDelhi
  return hasTenancyRule(state) ? tenancyDuty[state] : null
}

/** A licence's registration tells only town and village apart. */
export const isUrban = (area: string): boolean => area !== 'rural' && area !== 'village'

/** Where a home pays less than a shop or an office. */
export const asksRentedHome = (state: string): boolean => state === 'GJ' || state === 'KA'

/** Where the duty is taken from the value of the property. */
export const asksPropertyValue = (state: string): boolean => state === 'RJ'

/** The question of the fields of a rent agreement; what a state does not ask for cannot make its answer fail. */
export function rentQuestionFrom(read: ReadStampDuty, state: string): RentQuestion | null {
  const given = read('rent', 'increase', 'months', 'deposit', 'premium')
  const place = state === 'MH' ? read('area') : { area: stampDutyInputs.area.initial }
  const home = asksRentedHome(state) ? read('home') : { home: stampDutyInputs.home.initial }
  const worth = asksPropertyValue(state) ? read('value') : { value: stampDutyInputs.value.initial }
  if (!given || !place || !home || !worth) return null
  return { state, ...given, ...home, urban: isUrban(place.area), propertyValue: worth.value }
}

/** The question of the fields of a rent agreement with its duty, or the reason why it has none. */
export function rentFrom(read: ReadStampDuty, state: string) {
  const question = rentQuestionFrom(read, state)
  const found = question && rentDutyOf(question)
  return typeof found === 'string'
    ? { question, duty: null, reason: found }
    : { question, duty: found, reason: null }
}

/** Stamp duty and registration of a rent agreement, in whole paise rounded half up. Eight states are covered. */
export function rentDutyOf(question: RentQuestion): RentDuty | NoRentDuty {
  const { state } = question
  if (state === 'MH') return licenceDuty(question)
  if (state === 'DL') return leaseDuty(question)
  if (!hasTenancyRule(state)) return tenancyWithoutFigure[state]?.reason ?? 'noSource'
  const rule = tenancyDuty[state]
  return tenancyDutyBy(inForce(rule).value, { ...question, rentPaise: rentOf(question) })
}

/**
 * Article 36A: 0.25% of (rent of the whole term + deposit kept + 10% of the deposit given back for each year).
 * 24 months at ₹25,000 with ₹5,00,000 given back: 0.25% of ₹7,00,000 is ₹1,750.
 */
function licenceDuty(question: RentQuestion): LicenceDuty | NoRentDuty {
  const { percent, depositPercentAYear, paidInStepsOf, longestMonths, registration } =
    inForce(licenceDutyMaharashtra).value
  if (question.months > longestMonths) return 'tooLong'
  const rentPaise = rentOf(question)
  const depositPartPaise = wholePaise(
    (toPaise(question.deposit) * depositPercentAYear * question.months) / (100 * 12),
  )
  const basePaise = rentPaise + toPaise(question.premium) + depositPartPaise
  const dutyPaise = wholePaise((basePaise * percent) / 100)
  const step = paidInStepsOf * 100
  const registrationPaise = (question.urban ? registration.urban : registration.rural) * 100
  const totalPaise = dutyPaise + registrationPaise
  const paidPaise = Math.ceil(dutyPaise / step) * step
  return {
    kind: 'licence',
    rentPaise,
    depositPartPaise,
    basePaise,
    dutyPaise,
    paidPaise,
    registrationPaise,
    totalPaise,
  }
}

/**
 * 2, 3 or 6% of the average yearly rent, and ₹100 once there is a deposit. 12 × 20,000 + 12 × 22,000: ₹5,040. What a
 * premium adds is in no source, so there is no figure with one.
 */
function leaseDuty(question: RentQuestion): LeaseDuty | NoRentDuty {
  const { slabs, withDeposit, shortestMonths, registrationAbout } = inForce(leaseDutyDelhi).value
  if (question.premium > 0) return 'premium'
  if (question.months < shortestMonths) return 'tooShort'
  const slab = slabs.find(({ upToMonths }) => question.months <= upToMonths)
  if (!slab) return 'tooLong'
  const rentPaise = rentOf(question)
  const yearlyRentPaise = wholePaise((rentPaise * 12) / question.months)
  const depositDutyPaise = question.deposit > 0 ? withDeposit * 100 : 0
  const dutyPaise = wholePaise((yearlyRentPaise * slab.percent) / 100) + depositDutyPaise
  const registrationPaise = registrationAbout * 100
  return {
    kind: 'lease',
    percent: slab.percent,
    totalPaise: dutyPaise + registrationPaise,
    rentPaise,
    yearlyRentPaise,
    depositDutyPaise,
    dutyPaise,
    registrationPaise,
  }
}

/** The rent of all months, raised after each twelve; every month's rent is rounded to the paisa. */
export function rentOf({
  rent,
  increase,
  months,
}: Pick<RentQuestion, 'rent' | 'increase' | 'months'>): number {
  let paise = 0
  for (let start = 0; start < months; start += 12) {
    const monthly = wholePaise(rent * 100 * (1 + increase / 100) ** (start / 12))
    paise += monthly * Math.min(12, months - start)
  }
  return paise
}
