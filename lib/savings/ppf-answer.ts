import { figure } from '@/lib/answers/figure'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { yearOfDay } from '@/lib/calendar/financial-year'
import { type ReadValues, readAll } from '@/lib/inputs/tool-inputs'
import { balanceAtMaturity, maturityDayOf, missedInterest, ppf, ppfFrom, ppfInputs } from '@/lib/savings/ppf'

export type PpfAnswer = NonNullable<ReturnType<typeof ppfAnswer>>

/** The balance of the account, its deposits and its interest; `today` decides the first year where none is chosen. */
export function ppfAnswer(read: ReadValues<typeof ppfInputs>, { today }: { today: CalendarDay }) {
  const values = readAll(ppfInputs, read)
  const plan = values && ppfFrom(values, yearOfDay(today))
  const result = plan && ppf(plan)
  if (!result || 'overdrawnOn' in result) return null
  const later = balanceAtMaturity(plan)
  const missed = missedInterest(plan, result)
  const rupees = (value: number) => figure('rupees', value)
  return {
    plan,
    result,
    primary: ['maturityBalance', 'balance'],
    figures: {
      maturityBalance: later !== null && rupees(later),
      balance: rupees(result.balance),
      deposited: rupees(result.deposited),
      interest: rupees(result.interest),
      withdrawn: result.withdrawn > 0 && rupees(result.withdrawn),
      missedInterest: missed > 0 && rupees(missed),
      firstYearInterest: rupees(result.firstYearInterest),
      lastYearInterest: rupees(result.lastYearInterest),
      balanceUnrounded: figure('rupeesAndPaise', result.balanceUnrounded),
      maturityDate: { as: 'day', value: maturityDayOf(plan) },
    },
  } as const
}

export const ppfTool = { slug: 'ppf-calculator', inputs: ppfInputs, answer: ppfAnswer } as const
