import { figure, worded } from '@/lib/answers/figure'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { rupees } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { type SavingsAnswer, savingsAnswerFrom, savingsSchemesInputs } from '@/lib/savings/savings-schemes'
import type { Kvp, Mis, Nsc, PostOfficeDeposit, Scss, TimeDeposit } from '@/lib/savings/small-savings'
import type { Sukanya, sukanya } from '@/lib/savings/sukanya'

export type SavingsResults = NonNullable<ReturnType<typeof savingsAnswer>>

interface SavingsData {
  /** The day of opening where none is given. */
  today: CalendarDay
  /** The calculation of Sukanya Samriddhi, which has a script of its own; null until it has loaded. */
  sukanya: typeof sukanya | null
}

/** What a scheme of small savings pays; null while a field that counts has a problem. */
export function savingsAnswer(read: ReadValues<typeof savingsSchemesInputs>, data: SavingsData) {
  const found = savingsAnswerFrom(read, data.today, data.sukanya)
  return found && { found, ...resultsOf(found) }
}

const money = (value: number | undefined) => value !== undefined && figure('rupees', value)
const exact = (value: number | undefined) => value !== undefined && figure('rupeesAndPaise', value)

/** Whatever the schemes pay, each of them some of it. */
type AnyResult = Partial<Nsc & Kvp & Scss & Mis & TimeDeposit & PostOfficeDeposit & Sukanya>

function resultsOf({ scheme, asked, maturityDate, ...found }: SavingsAnswer) {
  const result: AnyResult = found.result
  const { months, accrued, allowed, effectiveYearlyPct, closing } = result
  const rate = scheme !== 'kvp' && 'ratePercent' in asked && asked.ratePercent
  return {
    primary: ['quarterly', 'monthly', 'yearlyInterest', 'maturity'],
    figures: {
      quarterly: money(result.quarterly),
      yearly: money(result.yearly),
      monthly: money(result.monthly),
      yearlyInterest: money(result.yearlyInterest),
      totalReceived: money(result.totalReceived),
      totalInterest: money(result.totalInterest),
      totalFiveYears: money(result.totalFiveYears),
      maturity: money(result.maturity),
      interest: money(result.interest),
      deposited: money(result.deposited),
      months: months !== undefined && figure('months', months),
      ratePct: rate !== false && figure('percent', rate),
      maturityDate: { as: 'day', value: maturityDate } as const,
      effectiveYearlyPct: effectiveYearlyPct !== undefined && figure('percent', effectiveYearlyPct),
      accrued: accrued && worded(accrued.join(','), accrued.map((each) => rupees(each, 2)).join(', ')),
      deemedReinvestedYears1to4: exact(result.deemedReinvestedYears1to4),
      monthlyUnrounded: exact(result.monthlyUnrounded),
      allowed: typeof allowed === 'boolean' && worded(String(allowed)),
      yearlyInterestUnrounded: exact(result.yearlyInterestUnrounded),
      per100: exact(result.per100),
      maturityUnrounded: exact(result.maturityUnrounded),
      deduction: money(closing?.deduction),
      refund: money(closing?.refund),
    },
  }
}

export const savingsTool = {
  slug: 'savings-schemes',
  inputs: savingsSchemesInputs,
  answer: savingsAnswer,
} as const
