import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { firstDayOfYear, yearName } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import type { Values } from '@/lib/inputs/tool-inputs'
import { ppf, ppfFrom, type ppfInputs, rulesOfPpf } from '@/lib/savings/ppf'
import type { PpfAnswer } from '@/lib/savings/ppf-answer'
import { nameOf, t } from '@/lib/language/words'

export function ppfRows(answer: PpfAnswer): ResultRows {
  const { plan, figures } = answer
  const end = plan.firstYear + plan.years
  const maturity = figures.maturityDate.value
  const matures = dayInWords(maturity)
  return wordedRows(answer, {
    maturityBalance: {
      label: t('At maturity, {0}, without more deposits', matures),
      short: t('At maturity'),
    },
    balance: {
      label:
        firstDayOfYear(end) === maturity
          ? t('Balance at maturity, {0}', matures)
          : t('Balance on 31 March {0}', end),
      short: nameOf('calculator-words', 'Balance'),
    },
    deposited: { label: t('Total deposits'), short: t('Deposits') },
    interest: { label: t('Total interest'), short: t('Interest') },
    withdrawn: t('Total withdrawals'),
    missedInterest: t('Interest missed after the 5th'),
    firstYearInterest: t('Interest of the first year'),
    lastYearInterest: t('Interest of the last year'),
    balanceUnrounded: t('Balance without yearly rounding'),
    maturityDate: t('Account matures on'),
  })
}

/** The violations of the scheme's rules by a plan, in whole sentences. */
export function ppfWarnings({ plan, result: { overLimit, hasOutside } }: PpfAnswer) {
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
  ]
}

const SHOWN_YEARS = 3

export function yearList(years: readonly number[]): string {
  const shown = years.slice(0, SHOWN_YEARS).map(yearName).join(', ')
  return years.length > SHOWN_YEARS ? t('{0} and {1} more years', shown, years.length - SHOWN_YEARS) : shown
}

/** Why fields without a problem give no answer. */
export function noBalanceReason(values: Values<typeof ppfInputs> | null, thisYear: number) {
  const outcome = values && ppf(ppfFrom(values, thisYear))
  return outcome && 'overdrawnOn' in outcome
    ? t('The withdrawal on {0} is more than the balance of that day.', dayInWords(outcome.overdrawnOn))
    : null
}
