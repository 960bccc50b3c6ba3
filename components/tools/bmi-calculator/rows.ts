import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { KG_IN_POUND } from '@/lib/health/bmi'
import type { BmiAnswer } from '@/lib/health/bmi-answer'
import { nameOf, t } from '@/lib/language/words'

export const NO_INDEX = t('Enter valid height and weight to calculate BMI.')

/** The index, then its category, the range for the height and the distance from it, all by one standard. */
export function bmiRows(answer: BmiAnswer): ResultRows {
  const { person, normal, awayKg, overweightKg, category } = answer
  const isMetric = person.unit === 'metric'
  const inUnit = t(isMetric ? 'kg' : 'lb')
  const number = (kg: number) => (isMetric ? kg : kg / KG_IN_POUND).toFixed(1)
  const weight = (kg: number) => `${number(Math.abs(kg))} ${inUnit}`
  const text = nameOf('bmi-names', category)
  return wordedRows(answer, {
    bmi: 'BMI',
    category: { label: t('WHO category'), text },
    indianCategory: { label: t('Indian category'), text },
    normalWeights: {
      label: t('Normal range'),
      text: t('{0}–{1} {2}', number(normal.fromKg), number(normal.toKg), inUnit),
    },
    indianLine: { label: t('Overweight from'), text: weight(overweightKg) },
    fromRange: {
      label: t('From the normal range'),
      text: t(awayKg > 0 ? '{0} above' : '{0} below', weight(awayKg)),
    },
  })
}
