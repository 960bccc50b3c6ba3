import { type ResultRows, row, textRow } from '@/components/results/result-row'
import type { Retirement, RetirementPlan } from '@/lib/finance/retirement'
import { monthsInWords } from '@/lib/format/durations'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

export function retirementRows(plan: RetirementPlan, result: Retirement): ResultRows {
  const { sipNeeded, lastsMonths } = result
  const lasts = t('Your money lasts')
  return [
    row('corpusNeeded', t('Corpus needed at {0}', plan.retireAge), 'rupees', result.corpusNeeded, {
      primary: true,
      short: t('Corpus'),
    }),
    sipNeeded !== null &&
      row('sipNeeded', t('Monthly investment needed'), 'rupees', sipNeeded, {
        primary: true,
        short: t('A month'),
      }),
    row('expensesThen', t('Monthly expenses at {0}', plan.retireAge), 'rupees', result.expensesThen, {
      short: t('Expenses'),
    }),
    row('corpusExpected', t('Corpus of your plan'), 'rupees', result.corpusExpected),
    result.missing > 0
      ? row('missing', t('Missing at {0}', plan.retireAge), 'rupees', result.missing)
      : row('surplus', t('More than needed'), 'rupees', -result.missing),
    Number.isFinite(lastsMonths)
      ? row('lastsMonths', lasts, 'months', lastsMonths)
      : textRow('lastsMonths', lasts, '', t('for ever')),
    row('spending', t('Spending a month that it pays until {0}', plan.lifeUntil), 'rupees', result.spending),
    row('spendingToday', t('The same in today’s rupees'), 'rupees', result.spendingToday),
    result.goalOfSip > 0 &&
      row('goalOfSip', t('To be reached by monthly investments'), 'rupees', result.goalOfSip),
    row('yearsToRetirement', t('Years until retirement'), 'number', result.yearsToRetirement),
  ]
}

/** The verdict in a sentence, with the age at which the money is gone. */
export function retirementNotes(plan: RetirementPlan, result: Retirement): string[] {
  const { lastsMonths, sipNeeded, missing } = result
  const isShort = lastsMonths < (plan.lifeUntil - plan.retireAge) * 12
  return [
    !isShort && t('Your plan pays these expenses until {0} and beyond.', grouped(plan.lifeUntil)),
    isShort &&
      lastsMonths > 0 &&
      t(
        'With your plan the money is used up {0} after retirement, at the age of {1}.',
        monthsInWords(lastsMonths),
        grouped(Math.floor(plan.retireAge + lastsMonths / 12)),
      ),
    isShort &&
      missing > 0 &&
      sipNeeded !== null &&
      sipNeeded > plan.sip &&
      t('Investing {0} more a month closes the gap.', rupees(sipNeeded - plan.sip)),
  ].filter((sentence) => sentence !== false)
}
