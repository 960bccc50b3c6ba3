import { type ResultRows, row } from '@/components/results/result-row'
import { firstDayOf, yearName } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import {
  balanceAtMaturity,
  maturityDayOf,
  missedInterest,
  type Ppf,
  type PpfPlan,
  rulesOfPpf,
} from '@/lib/savings/ppf'
import { nameOf, t } from '@/lib/language/words'

export function ppfRows(plan: PpfPlan, result: Ppf): ResultRows {
  const missed = missedInterest(plan, result)
  const maturity = maturityDayOf(plan)
  const later = balanceAtMaturity(plan)
  const end = plan.firstYear + plan.years
  const label =
    firstDayOf(end) === maturity
      ? t('Balance at maturity, {0}', dayInWords(maturity))
      : t('Balance on 31 March {0}', end)
  return [
    later !== null &&
      row(
        'maturityBalance',
        t('At maturity, {0}, without more deposits', dayInWords(maturity)),
        'rupees',
        later,
        {
          primary: true,
          short: t('At maturity'),
        },
      ),
    row('balance', label, 'rupees', result.balance, {
      primary: true,
      short: nameOf('calculator-words', 'Balance'),
    }),
    row('deposited', t('Total deposits'), 'rupees', result.deposited, { short: t('Deposits') }),
    row('interest', t('Total interest'), 'rupees', result.interest, { short: t('Interest') }),
    result.withdrawn > 0 && row('withdrawn', t('Total withdrawals'), 'rupees', result.withdrawn),
    missed > 0 && row('missedInterest', t('Interest missed after the 5th'), 'rupees', missed),
    row('firstYearInterest', t('Interest of the first year'), 'rupees', result.firstYearInterest),
    row('lastYearInterest', t('Interest of the last year'), 'rupees', result.lastYearInterest),
    row('balanceUnrounded', t('Balance without yearly rounding'), 'rupeesAndPaise', result.balanceUnrounded),
    { name: 'maturityDate', label: t('Account matures on'), as: 'day', value: maturity },
  ]
}

/** The violations of the scheme's rules by a plan, in whole sentences. */
export function ppfWarnings(plan: PpfPlan, { overLimit, hasOutside }: Ppf): string[] {
  const { maxPerYear } = rulesOfPpf()
  return [
    overLimit.length > 0 &&
      t(
        'Deposits of {0} exceed {1}. The excess earns no interest and is left out.',
        yearList(overLimit),
        rupees(maxPerYear),
      ),
    plan.withdrawals.some(({ amount, on }) => amount > 0 && !on) && t('Choose the day of each withdrawal.'),
    hasOutside && t('Deposits and withdrawals outside these financial years are left out.'),
  ].filter((sentence) => sentence !== false)
}

const SHOWN_YEARS = 3

export function yearList(years: readonly number[]): string {
  const shown = years.slice(0, SHOWN_YEARS).map(yearName).join(', ')
  return years.length > SHOWN_YEARS ? t('{0} and {1} more years', shown, years.length - SHOWN_YEARS) : shown
}

export const overdrawnReason = (day: string) =>
  t('The withdrawal on {0} is more than the balance of that day.', dayInWords(day))
