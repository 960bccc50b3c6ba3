import { inForce, lawRows } from '@/lib/rules/in-force'
import { addDays, addMonths } from '@/lib/calendar/calendar-day'
import { daysBetween, indianDay } from '@/lib/calendar/today'
import { toRupees } from '@/lib/money/paise'
import { employeesPensionValues, type PensionLaw } from '@/lib/rules/salary/epf-interest'

export interface PensionService {
  averageWage60Months: number
  years: number
  months: number
  /** The last day of service, YYYY-MM-DD. */
  leftOn: string
}

/** A pension whose whole service counts at one ceiling, in rupees a month. */
export interface PensionAtCeiling {
  wageCeiling: number
  monthlyPension: number
}

export interface Pension {
  eligible: boolean
  /** With the rounded year and the extra years. */
  serviceCounted: number
  /** Rupees. */
  monthlyPension: number
  /** Rupees: the average wage up to the ceiling, by days where the ceiling rose within the service. */
  wageCounted: number
  /** The ceilings of the service, the lower first, each with its share of the days. */
  parts: { wageCeiling: number; share: number }[]
  /** The pension at each of these ceilings alone, where it is an estimate that lies between them; else empty. */
  bounds: PensionAtCeiling[]
  /** The first day of service, YYYY-MM-DD. */
  joinedOn: string
}

const HALF_A_YEAR = 6

/** Years from 18 to 58, between which one can be a member. */
export const MOST_MEMBER_YEARS = 40

/** Service for which the highest pension is printed; the text of the scheme that was found has no such limit. */
export const MOST_PRINTED_YEARS = 35

/** The highest pension that is printed, for each ceiling in force since 2014. */
export const printedMaxima = (): PensionAtCeiling[] =>
  lawRows(employeesPensionValues, indianDay(Date.now())).map(({ value: { wageCeiling, divisor } }) => ({
    wageCeiling,
    monthlyPension: (wageCeiling * MOST_PRINTED_YEARS) / divisor,
  }))

/**
 * The pension from 58: average wage of the last sixty months, up to the ceiling, × years ÷ 70, at least
 * 1,000. Six months and more count as a year, twenty years earn two more, and below ten years there is no
 * pension. A service in which the ceiling rose counts pro rata for each of its periods; that these are
 * weighed by their days is our reading, so that such a pension is an estimate. Source:
 * lib/rules/salary/epf-interest.ts; Employees' Pension Scheme, 2026, paragraph 11.
 */
export function monthlyPension(service: PensionService): Pension {
  const law = inForce(employeesPensionValues).value
  const rounded = service.years + (service.months >= HALF_A_YEAR ? 1 : 0)
  const serviceCounted = rounded + (rounded >= law.bonusFrom ? law.bonusYears : 0)
  const eligible = rounded >= law.leastYears
  const pensionOf = (wage: number) => (eligible ? pensionOfWage(wage, serviceCounted, law) : 0)
  const { joinedOn, parts } = partsByCeiling(service)
  const wageOf = (wageCeiling: number) => Math.min(service.averageWage60Months, wageCeiling)
  const wageCounted = parts.reduce((sum, part) => sum + wageOf(part.wageCeiling) * part.share, 0)
  const isEstimate = new Set(parts.map((part) => wageOf(part.wageCeiling))).size > 1
  return {
    eligible,
    serviceCounted,
    monthlyPension: pensionOf(wageCounted),
    wageCounted,
    parts,
    bounds: (isEstimate && eligible ? parts : []).map(({ wageCeiling }) => ({
      wageCeiling,
      monthlyPension: pensionOf(wageOf(wageCeiling)),
    })),
    joinedOn,
  }
}

const pensionOfWage = (wage: number, serviceCounted: number, law: PensionLaw): number =>
  Math.max(law.leastPension, toRupees((wage * serviceCounted) / law.divisor))

/**
 * The shares of a service, by days, under the ceiling of their time; the first ceiling counts for what was
 * before it too.
 */
function partsByCeiling({ years, months, leftOn }: PensionService) {
  // A service without a month is taken for its last day, so that it has a ceiling.
  const before = years + months > 0 ? addMonths(leftOn, -(12 * years + months)) : addDays(leftOn, -1)
  const total = daysBetween(before, leftOn)
  const rows = lawRows(employeesPensionValues).filter(({ from }, place) => place === 0 || from <= leftOn)
  const daysUpTo = (day: string) => Math.min(total, Math.max(0, daysBetween(before, addDays(day, -1))))
  const parts = rows.map(({ from, value: { wageCeiling } }, place) => {
    const next = rows[place + 1]
    const start = place === 0 ? 0 : daysUpTo(from)
    return { wageCeiling, share: ((next ? daysUpTo(next.from) : total) - start) / total }
  })
  return { joinedOn: addDays(before, 1), parts: parts.filter(({ share }) => share > 0) }
}
