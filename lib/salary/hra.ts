import { liveChoice } from '@/lib/inputs/live-choice'
import { yearName } from '@/lib/calendar/financial-year'
import { amount, months } from '@/lib/inputs/quantities'
import { type RowOf, rowList } from '@/lib/inputs/rows'
import { text } from '@/lib/inputs/text'
import { toRupees } from '@/lib/money/paise'
import { rentAllowance, type RentAllowanceLaw } from '@/lib/rules/income-tax/rent-allowance'
import { ruleOn } from '@/lib/rules/rule'
import { daysOfTaxYear, taxYears } from '@/lib/rules/years'
import { rentCityOf } from '@/lib/salary/rent-city-name'
import { exemptRentAllowance } from '@/lib/tax/rent-allowance'

/** The tax years: '2026-27', the oldest first. */
export const hraYears = (): string[] => taxYears().map(yearName)

export const MONTHS_A_YEAR = 12
const LONGEST_CITY = 40

const columns = {
  months: months({ initial: MONTHS_A_YEAR, max: MONTHS_A_YEAR }),
  salary: amount({ initial: 50_000 }),
  hra: amount({ initial: 20_000, min: 0 }),
  rent: amount({ initial: 25_000, min: 0 }),
  city: { ...text(LONGEST_CITY), initial: 'Delhi' },
}

/** Parts of a year in which nothing changes, the earliest first: '12_50000_20000_25000_Delhi'. */
export const hraPeriods = rowList(columns, '12_50000_20000_25000_Delhi', MONTHS_A_YEAR)
export type HraPeriod = RowOf<typeof columns>

export const hraInputs = { year: liveChoice(hraYears, hraYears().at(-1)!), periods: hraPeriods }

export interface RentedYear {
  year: string
  periods: readonly HraPeriod[]
}

/** Null while the periods have more than twelve months. */
export function rentedYearFrom({ year, periods }: { year: string; periods: string }): RentedYear | null {
  const rows = hraPeriods.rowsOf(periods)
  if (!rows.ok || rentedMonths(rows.value) > MONTHS_A_YEAR) return null
  return { year, periods: rows.value }
}

/** The months of all periods. */
export const rentedMonths = (periods: readonly HraPeriod[]): number =>
  periods.reduce((sum, period) => sum + period.months, 0)

export interface ExemptPeriod extends HraPeriod {
  /** The three limits of a month, rupees; the least of them, if above zero, is exempt. */
  rentBeyond: number
  salaryShare: number
  sharePercent: number
  /** Rupees of all its months. */
  exempt: number
}

export interface HraExemption {
  law: RentAllowanceLaw
  /** Whole rupees of the year, as are those below. */
  exempt: number
  taxable: number
  received: number
  rentPaid: number
  periods: readonly ExemptPeriod[]
}

const hraLawOf = (year: string): RentAllowanceLaw => ruleOn(rentAllowance, daysOfTaxYear(year).first).value

/**
 * House rent allowance exempt in the old regime. Of each month the least of HRA, rent less 10% of salary, and
 * 50% of salary in the year's listed cities or 40% elsewhere; the months are added up exactly and the sum is
 * rounded to the rupee. Salary is basic pay with dearness allowance that counts for retirement. Source:
 * lib/rules/income-tax/rent-allowance.ts.
 */
export function hraExemption({ year, periods }: RentedYear): HraExemption {
  const law = hraLawOf(year)
  const exempted = periods.map((period) => exemptPeriod(law, period))
  const sum = (part: (period: ExemptPeriod) => number) =>
    toRupees(exempted.reduce((total, period) => total + part(period), 0))
  const exempt = sum((period) => period.exempt)
  const received = sum(({ hra, months: count }) => hra * count)
  return {
    law,
    exempt,
    taxable: received - exempt,
    received,
    rentPaid: sum(({ rent, months: count }) => rent * count),
    periods: exempted,
  }
}

function exemptPeriod(law: RentAllowanceLaw, period: HraPeriod): ExemptPeriod {
  const { salary, hra, rent, months: count } = period
  const city = rentCityOf(period.city)
  const sharePercent = city !== 'other' && law.metros.includes(city) ? law.metroPercent : law.elsewherePercent
  const monthly = exemptRentAllowance(law, { basic: salary, allowance: hra, rent, city, inMetro: false })
  return {
    ...period,
    rentBeyond: rent - (salary * law.ownSharePercent) / 100,
    salaryShare: (salary * sharePercent) / 100,
    sharePercent,
    exempt: monthly * count,
  }
}

export interface RentPoint {
  rent: number
  exempt: number
}

/** The exemption of the whole year at other rents for the last period: from nothing to the rent that brings no more. */
export function exemptionByRent(rented: RentedYear): RentPoint[] {
  const last = rented.periods.at(-1)!
  const law = hraLawOf(rented.year)
  const most = Math.min(last.hra, (last.salary * law.metroPercent) / 100)
  const top = Math.max(last.rent, most + (last.salary * law.ownSharePercent) / 100)
  const STEPS = 10
  return Array.from({ length: STEPS + 1 }, (_, place) => {
    const rent = toRupees((top * place) / STEPS)
    const periods = [...rented.periods.slice(0, -1), { ...last, rent }]
    return { rent, exempt: hraExemption({ ...rented, periods }).exempt }
  })
}
