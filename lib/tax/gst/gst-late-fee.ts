import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { firstDayOfYear, yearOfDay } from '@/lib/calendar/financial-year'
import { daysBetween } from '@/lib/calendar/today'
import { choice, flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { optional } from '@/lib/inputs/optional'
import { amount } from '@/lib/inputs/quantities'
import type { ReadValues, Values } from '@/lib/inputs/tool-inputs'
import { toPaise } from '@/lib/money/paise'
import {
  type AnnualReturnExemption,
  annualReturnExemption,
  annualReturnLateFee,
  compositionLateFee,
  gstInterest,
  type LateFee,
  type LateFeeBand,
  monthlyReturnLateFee,
} from '@/lib/rules/gst/late-fees'
import { type Rule, ruleOn } from '@/lib/rules/rule'

export const gstForms = ['GSTR-3B', 'GSTR-1', 'GSTR-4', 'GSTR-9'] as const
export type GstForm = (typeof gstForms)[number]

const anyDay = day({ from: '2021-05-01', to: '2099-12-31' })

export const gstLateFeeInputs = {
  form: choice(gstForms, 'GSTR-3B'),
  due: anyDay,
  filed: anyDay,
  nil: flag(false),
  turnover: amount({ initial: 1_00_00_000, min: 0 }),
  stateTurnover: optional(amount({ initial: 0, min: 0 })),
  cashTax: amount({ initial: 0, min: 0 }),
}

export interface LateReturn {
  form: GstForm
  due: CalendarDay
  filed: CalendarDay
  /** No tax payable or no outward supplies. */
  nil: boolean
  /** Rupees: of the year before for GSTR-1 and GSTR-3B, of the year of the return for GSTR-9. */
  turnover: number
  /** Rupees of it in the state; counts for GSTR-9. */
  stateTurnover: number
  /**
   * Rupees of tax that are paid from the cash ledger after the due day; of GSTR-9 tax of the year that was
   * found with it.
   */
  cashTax: number
}

type FormInputs = typeof gstLateFeeInputs
type Asked = 'nil' | 'turnover' | 'stateTurnover' | 'cashTax'

const ASKED: Record<GstForm, readonly Asked[]> = {
  'GSTR-1': ['nil', 'turnover'],
  'GSTR-3B': ['nil', 'turnover', 'cashTax'],
  'GSTR-4': ['nil', 'cashTax'],
  'GSTR-9': ['turnover', 'stateTurnover', 'cashTax'],
}

/** True for a form with which tax is paid, so that interest may be due. */
export const bearsInterest = (form: GstForm): boolean => ASKED[form].includes('cashTax')

/** The values on which a form's late fee and interest depend; tax in cash also where a link gives it. */
export function askedOf(form: GstForm, read: ReadValues<FormInputs>): ReadonlySet<Asked> {
  const isTaxGiven = read('cashTax')?.cashTax !== 0
  return new Set([...ASKED[form], ...(isTaxGiven ? (['cashTax'] as const) : [])])
}

/**
 * The return that the fields describe; null while one that counts has a problem.
 * @param today the day of filing where none is given; the due day is then the last one before it
 */
export function lateReturnFrom(read: ReadValues<FormInputs>, today: CalendarDay): LateReturn | null {
  const days = read('form', 'due', 'filed')
  if (!days) return null
  const { form } = days
  const filed = days.filed || today
  const asked = [...askedOf(form, read)]
  const given = read(...asked)
  if (!given) return null
  const all: Pick<Values<FormInputs>, Asked> = { nil: false, turnover: 0, stateTurnover: '', cashTax: 0 }
  for (const name of asked) Object.assign(all, { [name]: given[name] })
  const stateTurnover = all.stateTurnover === '' ? all.turnover : Number(all.stateTurnover)
  return { ...all, form, due: days.due || lastDueDay(form, filed), filed, stateTurnover }
}

/** The usual days by which returns are due; extensions are notified apart. */
const DUE_DAY: Record<GstForm, (within: CalendarDay) => CalendarDay> = {
  'GSTR-1': (within) => `${within.slice(0, 7)}-11`,
  'GSTR-3B': (within) => `${within.slice(0, 7)}-20`,
  'GSTR-4': (within) => `${within.slice(0, 4)}-06-30`,
  'GSTR-9': (within) => `${within.slice(0, 4)}-12-31`,
}

/** The last due day of a monthly or yearly return on or before a day. */
export function lastDueDay(form: GstForm, asOf: CalendarDay): CalendarDay {
  const near = DUE_DAY[form](asOf)
  if (near <= asOf) return near
  return DUE_DAY[form](addMonths(asOf, form === 'GSTR-1' || form === 'GSTR-3B' ? -1 : -12))
}

const LATE_FEES: Record<GstForm, Rule<LateFee>> = {
  'GSTR-1': monthlyReturnLateFee,
  'GSTR-3B': monthlyReturnLateFee,
  'GSTR-4': compositionLateFee,
  'GSTR-9': annualReturnLateFee,
}

/** The rule of the late fee of a form, in rupees. Source: lib/rules/gst/late-fees.ts. */
export const lateFeeRule = (form: GstForm): Rule<LateFee> => LATE_FEES[form]

/** The first day of the last month, or of the financial year, that a return due on a day is for. */
export function returnPeriodOf({ form, due }: Pick<LateReturn, 'form' | 'due'>): CalendarDay {
  if (form === 'GSTR-4' || form === 'GSTR-9') return firstDayOfYear(yearOfDay(due) - 1)
  return `${addMonths(`${due.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
}

/** True if the law of a return's period is known. */
export const isLateFeeKnown = (asked: Pick<LateReturn, 'form' | 'due'>): boolean =>
  returnPeriodOf(asked) >= lateFeeRule(asked.form).values[0]!.from

/** The exemption under which no GSTR-9 is due for a turnover, null where one is due. */
export function annualExemptionOf(asked: LateReturn): AnnualReturnExemption | null {
  if (asked.form !== 'GSTR-9') return null
  const exemption = ruleOn(annualReturnExemption, returnPeriodOf(asked)).value
  return asked.turnover <= exemption.upTo ? exemption : null
}

/**
 * The day after which interest counts: the due day of the return; of tax that was found with GSTR-9 the 20th
 * of April, by which GSTR-3B for March was due. For tax of an earlier month it is earlier.
 */
export const interestFrom = ({ form, due }: Pick<LateReturn, 'form' | 'due'>): CalendarDay =>
  form === 'GSTR-9' ? `${yearOfDay(due)}-04-20` : due

export interface GstLateFee {
  daysLate: number
  /** Days for which tax bears interest. */
  interestDays: number
  /** Rupees, as are all below. */
  perDay: number
  cap: number
  lateFee: number
  cgst: number
  sgst: number
  interest: number
}

/**
 * The band of a return's late fee, without a fee where none is due. @throws RuleNotKnown for a period before
 * the first row
 */
export function lateFeeBand(asked: LateReturn): LateFeeBand {
  const exemption = annualExemptionOf(asked)
  if (exemption) return { upTo: exemption.upTo, perDay: 0, cap: { rupees: 0 } }
  const { bands, nil } = ruleOn(lateFeeRule(asked.form), returnPeriodOf(asked)).value
  return asked.nil && nil ? nil : bands.find(({ upTo }) => asked.turnover <= upTo)!
}

/** Per cent a year. */
export const interestRate = ({ due }: Pick<LateReturn, 'due'>): number => ruleOn(gstInterest, due).value

const capOf = ({ cap }: LateFeeBand, stateTurnover: number): number =>
  'rupees' in cap ? cap.rupees : toPaise((stateTurnover * cap.percentOfStateTurnover) / 100) / 100

/**
 * Late fee = days late × fee a day, at most the cap, half CGST and half SGST or UTGST. Interest = tax paid in
 * cash × 18% × days ÷ 365. Days count from the one after the due day to the day of filing. Amounts are
 * rounded to the paisa.
 * @throws RuleNotKnown for a period before the first row of the form's rule Source: section 47 of the CGST
 * Act with Notifications 19/2021, 20/2021, 21/2021 and 07/2023; section 50(1), Rule 88B(1). No GSTR-9 is due
 * up to ₹2 crore: section 44(1), Notification 15/2025. Interest of tax found with it: Madras High Court,
 * reported as 40814 of 2025, from the due days of GSTR-3B.
 */
export function gstLateFee(asked: LateReturn): GstLateFee {
  const band = lateFeeBand(asked)
  const daysLate = Math.max(0, daysBetween(asked.due, asked.filed))
  const cap = capOf(band, asked.stateTurnover)
  const lateFee = Math.min(daysLate * band.perDay, cap)
  const interestDays = Math.max(0, daysBetween(interestFrom(asked), asked.filed))
  const interest = toPaise((asked.cashTax * interestRate(asked) * interestDays) / 36_500) / 100
  return {
    daysLate,
    interestDays,
    perDay: band.perDay,
    cap,
    lateFee,
    cgst: lateFee / 2,
    sgst: lateFee / 2,
    interest,
  }
}
