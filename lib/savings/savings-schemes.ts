import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { choice, flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { numberOrNull, optional } from '@/lib/inputs/optional'
import { amount, months, percent } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { type SavingsScheme, savingsSchemeIds } from '@/lib/rules/savings/small-savings-limits'
import { type SmallSavingsRates, smallSavingsRatesOn } from '@/lib/rules/savings/small-savings-rates'
import { depositRows } from '@/lib/savings/deposit-plan'
import { notifiedOrOwnRate, rateFromText } from '@/lib/savings/notified-or-own-rate'
import {
  type ClosableDeposit,
  type Deposit,
  kvp,
  type Kvp,
  mis,
  type Mis,
  nsc,
  type Nsc,
  type PostOfficeDeposit,
  recurringDeposit,
  scss,
  type Scss,
  type TimeDeposit,
  timeDeposit,
} from '@/lib/savings/small-savings'
import type { Sukanya, SukanyaAccount } from '@/lib/savings/sukanya'

export const sukanyaDeposits = depositRows('year_150000__')
const timeDepositYears = ['1', '2', '3', '5'] as const

export const savingsSchemesInputs = {
  scheme: choice(savingsSchemeIds, 'nsc'),
  amount: amount({ initial: 1_00_000 }),
  monthly: amount({ initial: 5_000 }),
  deposits: sukanyaDeposits,
  years: choice(timeDepositYears, '5'),
  opened: day({ from: '2018-01-01', to: '2078-12-31' }),
  rate: optional(percent({ initial: 7.7, min: 0, max: 20 })),
  rates: notifiedOrOwnRate,
  closedAfterMonths: optional(months({ initial: 12, max: 59 })),
  // Of the comparison after tax, which takes the day of opening from above.
  sum: amount({ initial: 5_00_000, min: 1_000 }),
  sumYears: choice(timeDepositYears, '5'),
  taxRate: percent({ initial: 20.8, min: 0, max: 50 }),
  fdRate: percent({ initial: 6.5, max: 20 }),
  rdRate: percent({ initial: 6.5, max: 20 }),
  senior: flag(false),
  counts80C: flag(false),
}

type Dated = { opened: CalendarDay; maturityDate: CalendarDay }

export type SavingsAnswer = Dated &
  (
    | { scheme: 'nsc'; asked: Deposit; result: Nsc }
    | { scheme: 'kvp'; asked: Deposit; result: Kvp }
    | { scheme: 'scss'; asked: ClosableDeposit; result: Scss }
    | { scheme: 'mis'; asked: ClosableDeposit; result: Mis }
    | { scheme: 'time-deposit'; asked: Deposit & { years: number }; result: TimeDeposit }
    | {
        scheme: 'recurring-deposit'
        asked: { monthly: number; ratePercent: number }
        result: PostOfficeDeposit
      }
    | { scheme: 'ssy'; asked: SukanyaAccount; result: Sukanya }
  )

const RATE_OF: Record<Exclude<SavingsScheme, 'time-deposit'>, keyof SmallSavingsRates> = {
  nsc: 'nsc',
  scss: 'scss',
  ssy: 'ssy',
  kvp: 'kvp',
  mis: 'mis',
  'recurring-deposit': 'rd',
}

/** The notified rate of a scheme on a day, per cent a year. @throws RuleNotKnown before 2018 */
export const notifiedRate = (scheme: SavingsScheme, opened: CalendarDay, years = 5): number =>
  smallSavingsRatesOn(opened)[
    scheme === 'time-deposit' ? (`td${years}` as 'td1' | 'td2' | 'td3' | 'td5') : RATE_OF[scheme]
  ]

type CalculateSukanya = (account: SukanyaAccount) => Sukanya

const TERM_MONTHS = 60

/**
 * The question of the fields about their scheme, and the answer; null while a needed field has a problem.
 * @param today the day of opening where none is given
 * @param calculateSukanya the calculation of Sukanya Samriddhi, which has a script of its own; null until it has loaded
 */
export function savingsAnswerFrom(
  read: ReadValues<typeof savingsSchemesInputs>,
  today: CalendarDay,
  calculateSukanya: CalculateSukanya | null,
): SavingsAnswer | null {
  const given = read('scheme', 'opened')
  if (!given) return null
  const opened = given.opened || today
  switch (given.scheme) {
    case 'ssy':
      return calculateSukanya && sukanyaFrom(read, opened, calculateSukanya)
    case 'recurring-deposit':
      return recurringFrom(read, opened)
    case 'time-deposit':
      return timeDepositFrom(read, opened)
    case 'scss':
    case 'mis':
      return closableFrom(given.scheme, read, opened)
    case 'nsc':
    case 'kvp':
      return certificateFrom(given.scheme, read, opened)
  }
}

type Read = ReadValues<typeof savingsSchemesInputs>

const rateFrom = (own: string, notified: number) => (own === '' ? notified : Number(own))

function sukanyaFrom(read: Read, opened: CalendarDay, calculate: CalculateSukanya): SavingsAnswer | null {
  const given = read('deposits', 'rates')
  const deposits = given && sukanyaDeposits.rowsOf(given.deposits)
  if (!deposits?.ok) return null
  const asked = { opened, deposits: deposits.value, rate: rateFromText(given!.rates) }
  const result = calculate(asked)
  return { scheme: 'ssy', opened, maturityDate: result.maturityDate, asked, result }
}

function recurringFrom(read: Read, opened: CalendarDay): SavingsAnswer | null {
  const given = read('monthly', 'rate')
  if (!given) return null
  const asked = {
    monthly: given.monthly,
    ratePercent: rateFrom(given.rate, notifiedRate('recurring-deposit', opened)),
  }
  const maturityDate = addMonths(opened, TERM_MONTHS)
  return { scheme: 'recurring-deposit', opened, maturityDate, asked, result: recurringDeposit(asked) }
}

function timeDepositFrom(read: Read, opened: CalendarDay): SavingsAnswer | null {
  const given = read('amount', 'years', 'rate')
  if (!given) return null
  const years = Number(given.years)
  const ratePercent = rateFrom(given.rate, notifiedRate('time-deposit', opened, years))
  const asked = { amount: given.amount, years, ratePercent }
  const maturityDate = addMonths(opened, years * 12)
  return { scheme: 'time-deposit', opened, maturityDate, asked, result: timeDeposit(asked) }
}

function closableFrom(scheme: 'scss' | 'mis', read: Read, opened: CalendarDay): SavingsAnswer | null {
  const given = read('amount', 'rate', 'closedAfterMonths')
  if (!given) return null
  const asked = {
    amount: given.amount,
    ratePercent: rateFrom(given.rate, notifiedRate(scheme, opened)),
    closedAfterMonths: numberOrNull(given.closedAfterMonths),
  }
  const dated = { opened, maturityDate: addMonths(opened, TERM_MONTHS), asked }
  return scheme === 'scss'
    ? { ...dated, scheme, result: scss(asked) }
    : { ...dated, scheme, result: mis(asked) }
}

function certificateFrom(scheme: 'nsc' | 'kvp', read: Read, opened: CalendarDay): SavingsAnswer | null {
  const given = read('amount', 'rate')
  if (!given) return null
  const notified = notifiedRate(scheme, opened)
  if (scheme === 'nsc') {
    const asked = { amount: given.amount, ratePercent: rateFrom(given.rate, notified) }
    return {
      scheme,
      opened,
      maturityDate: addMonths(opened, TERM_MONTHS),
      asked,
      result: nsc(asked),
    }
  }
  const result = kvp({ amount: given.amount, opened })
  const asked = { amount: given.amount, ratePercent: notified }
  return { scheme, opened, maturityDate: result.maturityDate, asked, result }
}
