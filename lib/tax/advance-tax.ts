import { addDays, addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { firstDayOfYear } from '@/lib/calendar/financial-year'
import { toNextRupee } from '@/lib/money/paise'
import {
  type AdvanceTaxLaw,
  advanceTaxValues,
  type DayOfYear,
  type Filer,
  type AdvanceTaxInstalment,
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
  /** Instalments due on this day or later are taken as paid on their days; null where only what was entered counts. */
  paidFrom: CalendarDay | null
}

export interface InstalmentResult extends AdvanceTaxInstalment {
  dueOn: CalendarDay
  /** Total rupees to be paid by then, and those that were. */
  required: number
  paid: number
  interest: number
}

/** Rupees of unpaid tax that bore interest for some months. */
export interface ShortfallPart {
  principal: number
  months: number
}

/** Amounts in rupees. */
export interface AdvanceTax {
  assessedTax: number
  isLiable: boolean
  /** Paid within the tax year as entered; what was paid before or after it is no advance tax. */
  paid: number
  /** The instalments to come, where they are taken as paid. */
  coming: number
  /** Self-assessment tax: paid after the year, up to the filing. */
  paidLater: number
  instalments: InstalmentResult[]
  deferment: number
  shortfall: number
  shortfallParts: ShortfallPart[]
  late: number
  lateMonths: number
  /** The interest on the tax unpaid by the due date. */
  lateOn: number
  fee: number
  /** Tax that is left; below zero it is refunded. */
  balance: number
  payable: number
}

/** The law of a tax year, by the calendar year in which it begins. @throws RuleNotKnown before 2025 */
export const advanceTaxLawOf = (firstYear: number): AdvanceTaxLaw =>
  ruleOn(advanceTaxValues, firstDayOfYear(firstYear)).value

const two = (number: number) => String(number).padStart(2, '0')
/** The day of a tax year that begins in a calendar year. */
export const dayInTaxYear = (year: number, { month, day }: DayOfYear): CalendarDay =>
  `${month < 4 ? year + 1 : year}-${two(month)}-${two(day)}`

/** The usual day by which a return of a tax year is due. */
export const returnDay = (firstYear: number, filer: Filer): CalendarDay =>
  dayInTaxYear(firstYear + 1, advanceTaxLawOf(firstYear).returnDays[filer])

/** Interest is on whole hundreds, the rest ignored (rule 119A). */
const onHundreds = (amount: number, percent: number): number =>
  (Math.floor(Math.max(0, amount) / 100) * 100 * percent) / 100

/** Months from the first day to the last, any part of one counted as a whole; 0 where the last is before the first. */
export function monthsBegun(first: CalendarDay, last: CalendarDay): number {
  let count = 0
  while (addMonths(first, count) <= last) count += 1
  return count
}

function paidBy({ firstYear, advanceTax: payments }: AdvanceTaxCase, day: CalendarDay): number {
  return payments
    .filter(({ date }) => date >= firstDayOfYear(firstYear) && date <= day)
    .reduce((sum, { amount }) => sum + amount, 0)
}

const isComing = ({ paidFrom }: AdvanceTaxCase, dueOn: CalendarDay) => paidFrom !== null && dueOn >= paidFrom

function instalmentResult(
  taxCase: AdvanceTaxCase,
  assessed: number,
  instalment: AdvanceTaxInstalment,
): InstalmentResult {
  const dueOn = dayInTaxYear(taxCase.firstYear, instalment)
  const paid = paidBy(taxCase, dueOn)
  const required = (assessed * instalment.percent) / 100
  const isSufficient = isComing(taxCase, dueOn) || paid >= (assessed * instalment.sufficientPercent) / 100
  const interest = isSufficient ? 0 : onHundreds(required - paid, instalment.interestPercent)
  return { ...instalment, dueOn, required: toNextRupee(required), paid, interest }
}

/** What bears interest after the year, as self-assessment tax reduces it. */
interface Shortfall {
  parts: ShortfallPart[]
  interest: number
  /** The tax unpaid by the due date of the return. */
  unpaidByDueDate: number
}

interface Owed {
  isShort: boolean
  deferment: number
  fee: number
}

/**
 * Interest on advance tax that fell short, month by month: 1 % of the tax unpaid when the month begins. A
 * later payment counts for the fee and interest accrued so far before it counts for tax, and reduces what
 * bears interest from the next month. Source: section 424 of the Income-tax Act, 2025 (234B(2) of 1961),
 * section 266 (140A(1), Explanation).
 */
function shortfallOf(taxCase: AdvanceTaxCase, unpaid: number, { isShort, deferment, fee }: Owed): Shortfall {
  const { monthlyPercent } = advanceTaxLawOf(taxCase.firstYear)
  const { dueDate, filedOn } = taxCase
  const start = firstDayOfYear(taxCase.firstYear + 1)
  const result: Shortfall = { parts: [], interest: 0, unpaidByDueDate: unpaid }
  let [left, settled] = [unpaid, 0]
  for (let month = 0; addMonths(start, month) <= filedOn; month += 1) {
    const next = addMonths(start, month + 1)
    const accrued = isShort ? onHundreds(left, monthlyPercent) : 0
    if (accrued > 0) addMonth(result.parts, left)
    result.interest += accrued
    for (const { date, amount } of laterPayments(taxCase)) {
      if (date < addMonths(start, month) || date >= next) continue
      const late = onHundreds(result.unpaidByDueDate, monthlyPercent * lateMonthsBy(dueDate, date))
      const owed = deferment + result.interest + late + (date > dueDate ? fee : 0) - settled
      const toInterest = Math.min(owed, amount)
      settled += toInterest
      left -= amount - toInterest
      if (date <= dueDate) result.unpaidByDueDate = left
    }
  }
  return result
}

const lateMonthsBy = (dueDate: CalendarDay, day: CalendarDay) => monthsBegun(addDays(dueDate, 1), day)

function addMonth(parts: ShortfallPart[], principal: number): void {
  const last = parts.at(-1)
  if (last && last.principal === principal) last.months += 1
  else parts.push({ principal, months: 1 })
}

/** The payments of self-assessment tax, in the order of their days. */
const laterPayments = ({ firstYear, advanceTax: payments, filedOn }: AdvanceTaxCase) =>
  payments
    .filter(({ date }) => date >= firstDayOfYear(firstYear + 1) && date <= filedOn)
    .toSorted((a, b) => a.date.localeCompare(b.date))

/**
 * Advance tax of a year and what its delay costs. Assessed tax = tax − TDS and TCS; below the threshold, and
 * for seniors without a business, none is due. Deferment: 3 % (15 March: 1 %) of what each instalment lacks.
 * Shortfall: where less than 90 % was paid in the year, 1 % a month from 1 April to the payment or the
 * filing. Late return: 1 % a month of the tax unpaid by its due date, from the day after, and the fee. Each
 * principal is rounded down to a hundred; the balance is paid on the day of filing.
 * @throws RuleNotKnown for a year before the first row Source: sections 403 to 408 and 423 to 428 of the
 * Income-tax Act, 2025 (207 to 211 and 234A to 234F of 1961), rule 119A.
 */
export function advanceTax(taxCase: AdvanceTaxCase): AdvanceTax {
  const { firstYear, taxOnReturnedIncome, tdsAndTcs, dueDate, filedOn } = taxCase
  const law = advanceTaxLawOf(firstYear)
  const assessedTax = taxOnReturnedIncome - tdsAndTcs
  const isLiable = assessedTax >= law.threshold && !taxCase.residentSeniorWithoutBusiness
  const paid = paidBy(taxCase, `${firstYear + 1}-03-31`)
  const due = taxCase.presumptive ? law.presumptiveInstalments : law.instalments
  const instalments = isLiable ? due.map((each) => instalmentResult(taxCase, assessedTax, each)) : []
  const hasComing = instalments.some(({ dueOn }) => isComing(taxCase, dueOn))
  const coming = hasComing ? Math.max(0, assessedTax - paid) : 0
  const unpaid = assessedTax - paid - coming
  const isShort = isLiable && paid + coming < (assessedTax * law.yearPercent) / 100
  const deferment = instalments.reduce((sum, { interest }) => sum + interest, 0)
  const fee = feeOf(law, taxCase)
  const shortfall = shortfallOf(taxCase, unpaid, { isShort, deferment, fee })
  const paidLater = laterPayments(taxCase).reduce((sum, { amount }) => sum + amount, 0)
  const lateMonths = lateMonthsBy(dueDate, filedOn)
  const late = onHundreds(shortfall.unpaidByDueDate, law.monthlyPercent * lateMonths)
  const balance = unpaid - paidLater
  return {
    assessedTax,
    isLiable,
    paid,
    coming,
    paidLater,
    instalments,
    deferment,
    shortfall: shortfall.interest,
    shortfallParts: shortfall.parts,
    late,
    lateMonths,
    lateOn: shortfall.unpaidByDueDate,
    fee,
    balance,
    payable: balance + deferment + shortfall.interest + late + fee,
  }
}

/** True for a case in which no return had to be filed, as far as its figures say. */
function isBelowExemptLimit(taxCase: AdvanceTaxCase): boolean {
  const { exemptUpTo, mustFile } = advanceTaxLawOf(taxCase.firstYear)
  const least = taxCase.residentSeniorWithoutBusiness ? mustFile.seniorTds : mustFile.tds
  return taxCase.totalIncome <= exemptUpTo.new && taxCase.tdsAndTcs < least
}

function feeOf({ fee }: AdvanceTaxLaw, taxCase: AdvanceTaxCase): number {
  if (taxCase.filedOn <= taxCase.dueDate || isBelowExemptLimit(taxCase)) return 0
  return taxCase.totalIncome > fee.upTo ? fee.high : fee.low
}

/** The next instalment from a day on, with the rupees still to be paid by it; null after the last. */
export function nextInstalment({ instalments, paid }: AdvanceTax, today: CalendarDay) {
  const next = instalments.find(({ dueOn }) => dueOn >= today)
  return next ? { dueOn: next.dueOn, amount: Math.max(0, next.required - paid) } : null
}
