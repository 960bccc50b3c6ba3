import { addDays, addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { firstDayOf } from '@/lib/calendar/financial-year'
import { toNextRupee } from '@/lib/money/paise'
import {
  type AdvanceTaxLaw,
  advanceTaxValues,
  type DayOfYear,
  type Filer,
  type Instalment,
} from '@/lib/rules/income-tax/advance-tax'
import { ruleOn } from '@/lib/rules/rule'

/** Amounts in rupees. */
export interface AdvanceTaxCase {
  /** The calendar year in which the tax year begins. */
  firstYear: number
  /** With cess. */
  taxOnReturnedIncome: number
  tdsAndTcs: number
  advanceTax: readonly { date: CalendarDay; amount: number }[]
  totalIncome: number
  /** Business or profession taxed on a presumed share of its receipts. */
  presumptive: boolean
  /** Resident, 60 or more in the year, without a business or profession. */
  residentSeniorWithoutBusiness: boolean
  dueDate: CalendarDay
  filedOn: CalendarDay
}

export interface InstalmentResult extends Instalment {
  dueOn: CalendarDay
  /** Total rupees to be paid by then, and those that were. */
  required: number
  paid: number
  interest: number
}

/** Amounts in rupees. */
export interface AdvanceTax {
  assessedTax: number
  isLiable: boolean
  /** Paid within the tax year; what was paid before or after it is no advance tax. */
  paid: number
  instalments: InstalmentResult[]
  deferment: number
  shortfall: number
  shortfallMonths: number
  late: number
  lateMonths: number
  fee: number
  /** Tax that is left; below zero it is refunded. */
  balance: number
  payable: number
}

/** The law of a tax year, by the calendar year in which it begins. @throws RuleNotKnown before 2025 */
export const advanceTaxLawOf = (firstYear: number): AdvanceTaxLaw =>
  ruleOn(advanceTaxValues, firstDayOf(firstYear)).value

const two = (number: number) => String(number).padStart(2, '0')
const dayIn = (year: number, { month, day }: DayOfYear): CalendarDay =>
  `${month < 4 ? year + 1 : year}-${two(month)}-${two(day)}`

/** The usual day by which a return of a tax year is due. */
export const returnDay = (firstYear: number, filer: Filer): CalendarDay =>
  dayIn(firstYear + 1, advanceTaxLawOf(firstYear).returnDays[filer])

/** Interest is on whole hundreds, the rest ignored (rule 119A). */
const onHundreds = (amount: number, percent: number): number =>
  (Math.floor(Math.max(0, amount) / 100) * 100 * percent) / 100

/** Months from the first day to the last, any part of one counted as a whole; 0 where the last is before the first. */
export function monthsBegun(first: CalendarDay, last: CalendarDay): number {
  let count = 0
  while (addMonths(first, count) <= last) count += 1
  return count
}

function paidBy({ firstYear, advanceTax }: AdvanceTaxCase, day: CalendarDay): number {
  return advanceTax
    .filter(({ date }) => date >= firstDayOf(firstYear) && date <= day)
    .reduce((sum, { amount }) => sum + amount, 0)
}

function instalmentResult(
  taxCase: AdvanceTaxCase,
  assessed: number,
  instalment: Instalment,
): InstalmentResult {
  const dueOn = dayIn(taxCase.firstYear, instalment)
  const paid = paidBy(taxCase, dueOn)
  const required = (assessed * instalment.percent) / 100
  const isSufficient = paid >= (assessed * instalment.sufficientPercent) / 100
  const interest = isSufficient ? 0 : onHundreds(required - paid, instalment.interestPercent)
  return { ...instalment, dueOn, required: toNextRupee(required), paid, interest }
}

/**
 * Advance tax of a year and what its delay costs. Assessed tax = tax − TDS and TCS; below the threshold, and for seniors
 * without a business, none is due. Deferment: 3 % (15 March: 1 %) of what each instalment lacks. Shortfall: where less than
 * 90 % was paid in the year, 1 % a month from 1 April to the filing. Late return: 1 % a month from the day after its due date,
 * and the fee. Each principal is rounded down to a hundred; the balance is paid on the day of filing.
 * @throws RuleNotKnown for a year before the first row
 * Source: sections 403 to 408 and 423 to 428 of the Income-tax Act, 2025 (207 to 211 and 234A to 234F of 1961), rule 119A.
 */
export function advanceTax(taxCase: AdvanceTaxCase): AdvanceTax {
  const { firstYear, taxOnReturnedIncome, tdsAndTcs, dueDate, filedOn } = taxCase
  const law = advanceTaxLawOf(firstYear)
  const assessedTax = taxOnReturnedIncome - tdsAndTcs
  const isLiable = assessedTax >= law.threshold && !taxCase.residentSeniorWithoutBusiness
  const paid = paidBy(taxCase, `${firstYear + 1}-03-31`)
  const balance = assessedTax - paid
  const due = taxCase.presumptive ? law.presumptiveInstalments : law.instalments
  const instalments = isLiable ? due.map((each) => instalmentResult(taxCase, assessedTax, each)) : []
  const isShort = isLiable && paid < (assessedTax * law.yearPercent) / 100
  const shortfallMonths = isShort ? monthsBegun(firstDayOf(firstYear + 1), filedOn) : 0
  const lateMonths = monthsBegun(addDays(dueDate, 1), filedOn)
  const result = {
    deferment: instalments.reduce((sum, { interest }) => sum + interest, 0),
    shortfall: onHundreds(balance, law.monthlyPercent * shortfallMonths),
    late: onHundreds(balance, law.monthlyPercent * lateMonths),
    fee: feeOf(law, taxCase),
  }
  const payable = balance + result.deferment + result.shortfall + result.late + result.fee
  return {
    assessedTax,
    isLiable,
    paid,
    instalments,
    ...result,
    shortfallMonths,
    lateMonths,
    balance,
    payable,
  }
}

function feeOf({ fee }: AdvanceTaxLaw, { totalIncome, dueDate, filedOn }: AdvanceTaxCase): number {
  if (filedOn <= dueDate) return 0
  return totalIncome > fee.upTo ? fee.high : fee.low
}

/** The next instalment from a day on, with the rupees still to be paid by it; null after the last. */
export function nextInstalment({ instalments, paid }: AdvanceTax, today: CalendarDay) {
  const next = instalments.find(({ dueOn }) => dueOn >= today)
  return next ? { dueOn: next.dueOn, amount: Math.max(0, next.required - paid) } : null
}
