import { type ResultRows, row } from '@/components/results/result-row'
import { yearName } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { maturityDayOf, missedInterest, type Ppf, type PpfPlan, rulesOfPpf } from '@/lib/savings/ppf'

export function ppfRows(plan: PpfPlan, result: Ppf): ResultRows {
  const missed = missedInterest(plan, result)
  return [
    row('balance', `Balance on 31 March ${plan.firstYear + plan.years}`, 'rupees', result.balance, {
      primary: true,
      short: 'Balance',
    }),
    row('deposited', 'Total deposits', 'rupees', result.deposited, { short: 'Deposits' }),
    row('interest', 'Total interest', 'rupees', result.interest, { short: 'Interest' }),
    result.withdrawn > 0 && row('withdrawn', 'Total withdrawals', 'rupees', result.withdrawn),
    missed > 0 && row('missedInterest', 'Interest missed after the 5th', 'rupees', missed),
    row('firstYearInterest', 'Interest of the first year', 'rupees', result.firstYearInterest),
    row('lastYearInterest', 'Interest of the last year', 'rupees', result.lastYearInterest),
    row('balanceUnrounded', 'Balance without yearly rounding', 'rupeesAndPaise', result.balanceUnrounded),
    { name: 'maturityDate', label: 'Account matures on', as: 'day', value: maturityDayOf(plan) },
  ]
}

/** What the rules of the scheme say against a plan, in whole sentences. */
export function ppfWarnings(plan: PpfPlan, { overLimit, hasOutside }: Ppf): string[] {
  const { maxPerYear } = rulesOfPpf()
  return [
    overLimit.length > 0 &&
      `Deposits of ${yearList(overLimit)} exceed ${rupees(maxPerYear)}. The excess earns no interest and is left out.`,
    plan.withdrawals.some(({ amount, on }) => amount > 0 && !on) && 'Choose the day of each withdrawal.',
    hasOutside && 'Deposits and withdrawals outside these financial years are left out.',
  ].filter((sentence) => sentence !== false)
}

const SHOWN_YEARS = 3

export function yearList(years: readonly number[]): string {
  const shown = years.slice(0, SHOWN_YEARS).map(yearName).join(', ')
  return years.length > SHOWN_YEARS ? `${shown} and ${years.length - SHOWN_YEARS} more years` : shown
}

export const overdrawnReason = (day: string) =>
  `The withdrawal on ${dayInWords(day)} is more than the balance of that day.`
