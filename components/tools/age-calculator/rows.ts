import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { AgeAnswer } from '@/lib/age/age-answer'
import { filled, t } from '@/lib/language/words'

/** The age in full, then the birthday that comes and the totals. */
export const ageRows = (answer: AgeAnswer): ResultRows =>
  wordedRows(answer, {
    age: { label: t('Age'), wraps: true },
    nextBirthday: t('Next birthday'),
    daysToBirthday: t('Days to {0} birthday', ordinal(answer.next.turns)),
    years: t('Years'),
    months: t('Months'),
    days: t('Days'),
    totalDays: t('Total days'),
    totalWeeks: t('Total weeks'),
  })

const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: t('{0}st'),
  two: t('{0}nd'),
  few: t('{0}rd'),
}

/** '29th', '31st'. */
const ordinal = (number: number) => filled(ENDINGS[ordinals.select(number)] ?? t('{0}th'), [number])
