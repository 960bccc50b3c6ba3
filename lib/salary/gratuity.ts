import { choice, flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { numberOrNull, optional } from '@/lib/inputs/optional'
import { amount, number } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { toRupees } from '@/lib/money/paise'
import { type GratuityLaw, gratuityValues } from '@/lib/rules/salary/gratuity'
import { ruleOn } from '@/lib/rules/rule'

export const employments = ['regular', 'fixedTerm'] as const
export const leavingReasons = ['resignation', 'retirement', 'contractEnd', 'death'] as const

/** The first day of the law that is known here. */
export const GRATUITY_FROM = gratuityValues.values[0]!.from

export const gratuityInputs = {
  covered: flag(true),
  employment: choice(employments, 'regular'),
  leaving: choice(leavingReasons, 'resignation'),
  wages: amount({ initial: 50_000 }),
  years: number({ initial: 10, min: 0, max: 60, whole: true, unit: 'years', example: '10' }),
  months: number({ initial: 0, min: 0, max: 11, whole: true, unit: 'months', example: '7' }),
  leftOn: day({ from: GRATUITY_FROM, to: '2099-12-31' }),
  received: optional(amount({ initial: 0, min: 0 })),
  exemptEarlier: amount({ initial: 0, min: 0 }),
}

export interface Service {
  /** The employer is covered by the Gratuity Act. */
  covered: boolean
  employment: (typeof employments)[number]
  leaving: (typeof leavingReasons)[number]
  /** Rupees a month: last drawn; of those not covered the average of the last ten months. */
  wages: number
  years: number
  months: number
  /** YYYY-MM-DD: the law of this day applies. */
  leftOn: string
  /** Rupees that the employer paid; null for the amount that is due. */
  received: number | null
  /** Rupees of gratuity from earlier employers that were exempt; counts for those not covered. */
  exemptEarlier: number
}

/** The service that the fields describe. @param today the day of leaving where none is given */
export function serviceFrom(read: ReadValues<typeof gratuityInputs>, today: string): Service | null {
  const common = read('covered', 'employment', 'leaving', 'wages', 'years', 'months', 'leftOn', 'received')
  const earlier = common && (common.covered ? { exemptEarlier: 0 } : read('exemptEarlier'))
  if (!common || !earlier) return null
  return {
    ...common,
    ...earlier,
    leftOn: common.leftOn || today,
    received: numberOrNull(common.received),
  }
}

export interface Gratuity {
  law: GratuityLaw
  eligible: boolean
  /** Years of service before it is due. */
  yearsNeeded: number
  yearsCounted: number
  /** Days of wages a year of service brings, and of how many days a month counts. */
  daysPerYear: number
  daysOfMonth: number
  /** Rupees before the most that the law allows. */
  formulaAmount: number
  /** Rupees that are due, as are those below; for those not covered by the usual reckoning, which no law makes due. */
  gratuity: number
  exempt: number
  taxable: number
  /**
   * Rupees that would be due if 240 days counted as the last year, as some High Courts hold; null where it is not that.
   */
  if240Days: number | null
}

/** No fewer months have 240 days. */
const MONTHS_OF_240_DAYS = 8

/**
 * The gratuity of employees not covered: half a month's average pay for each completed year. Source:
 * Income-tax Act 2025, section 19(1).
 */
const NOT_COVERED = { daysPerYear: 15, daysOfMonth: 30 }

/**
 * The gratuity of a service, in whole rupees, and how much of it is exempt from income tax. Covered: wages ×
 * 15/26 × years, more than six months over counting as a year, at most 20 lakh; exempt is what was received
 * up to that. Not covered: wages × 15/30 × completed years; exempt is the least of what was received, that
 * sum, and 20 lakh less what was exempt earlier. Employees of governments, whose gratuity is exempt whole,
 * are not meant.
 * @throws RuleNotKnown before 29 March 2018
 * Source: lib/rules/salary/gratuity.ts; Income-tax Act 2025, section 19(1), before it 10(10) of 1961.
 */
export function gratuity(service: Service): Gratuity {
  const law = ruleOn(gratuityValues, service.leftOn).value
  const { covered, years, months, wages } = service
  const { daysPerYear, daysOfMonth } = covered ? law : NOT_COVERED
  const yearsCounted = years + (covered && months > law.brokenYearMonths ? 1 : 0)
  const yearsNeeded = covered ? neededYears(service, law) : 0
  const eligible = years >= yearsNeeded
  const formulaAmount = toRupees((wages * yearsCounted * daysPerYear) / daysOfMonth)
  const due = covered ? Math.min(formulaAmount, law.most) : formulaAmount
  const payable = eligible ? due : 0
  const received = service.received ?? payable
  const limit = covered ? payable : Math.min(payable, Math.max(0, law.most - service.exemptEarlier))
  const exempt = Math.min(received, limit)
  return {
    law,
    eligible,
    yearsNeeded,
    yearsCounted,
    daysPerYear,
    daysOfMonth,
    formulaAmount,
    gratuity: payable,
    exempt,
    taxable: received - exempt,
    if240Days: !eligible && isNearFiveYears(service, law) ? due : null,
  }
}

const isNearFiveYears = ({ employment, years, months }: Service, law: GratuityLaw): boolean =>
  employment === 'regular' && years === law.regularYears - 1 && months >= MONTHS_OF_240_DAYS

function neededYears({ employment, leaving }: Service, law: GratuityLaw): number {
  if (leaving === 'death') return 0
  return employment === 'fixedTerm' ? law.fixedTermYears : law.regularYears
}

export interface GratuityYear {
  years: number
  gratuity: number
}

const COURSE_UP_TO = 40

/**
 * The gratuity after each whole year of service at the same wages, from the first year to forty or the service's own.
 */
export function gratuityByYears(service: Service): GratuityYear[] {
  const last = Math.max(COURSE_UP_TO, service.years)
  return Array.from({ length: last }, (_, place) => {
    const years = place + 1
    return { years, gratuity: gratuity({ ...service, years, months: 0, received: null }).gratuity }
  })
}
