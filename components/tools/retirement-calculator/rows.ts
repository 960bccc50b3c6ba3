import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { RetirementAnswer } from '@/lib/finance/retirement-answer'
import { monthsInWords } from '@/lib/format/durations'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

export const WRONG_ORDER = t(
  'The ages must follow each other: now, at retirement, and a later one to plan until.',
)

export function retirementRows(answer: RetirementAnswer): ResultRows {
  const { retireAge, lifeUntil } = answer.plan
  return wordedRows(answer, {
    corpusNeeded: { label: t('Corpus needed at {0}', retireAge), short: t('Corpus') },
    sipNeeded: { label: t('Monthly investment needed'), short: t('A month') },
    expensesThen: { label: t('Monthly expenses at {0}', retireAge), short: t('Expenses') },
    corpusExpected: t('Corpus of your plan'),
    missing: t('Missing at {0}', retireAge),
    surplus: t('More than needed'),
    lastsMonths: { label: t('Your money lasts'), text: t('for ever') },
    spending: t('Spending a month that it pays until {0}', lifeUntil),
    spendingToday: t('The same in today’s rupees'),
    goalOfSip: t('To be reached by monthly investments'),
    yearsToRetirement: t('Years until retirement'),
  })
}

/** The verdict in a sentence, with the age at which the money is gone. */
export function retirementNotes({ plan, result }: RetirementAnswer) {
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
  ]
}
