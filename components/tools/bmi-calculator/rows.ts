import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { KG_IN_POUND, type Person } from '@/lib/health/bmi'
import type { BmiAnswer } from '@/lib/health/bmi-answer'
import { nameOf, t } from '@/lib/language/words'

const weightIn = (unit: Person['unit'], kg: number): string =>
  (unit === 'metric' ? kg : kg / KG_IN_POUND).toFixed(1)

/** The index, then its category, the range for the height and the distance from it, all by one standard. */
export function bmiRows(answer: BmiAnswer): ResultRows {
  const { unit } = answer.person
  const { fromKg, toKg } = answer.normal
  const { indianLine, fromRange } = answer.figures
  const inUnit = t(unit === 'metric' ? 'kg' : 'lb')
  const weight = (figure: { value: number } | false) =>
    figure ? `${weightIn(unit, Math.abs(figure.value))} ${inUnit}` : ''
  const text = nameOf('bmi-names', answer.category)
  return wordedRows(answer, {
    bmi: 'BMI',
    category: { label: t('WHO category'), text },
    indianCategory: { label: t('Indian category'), text },
    normalWeights: {
      label: t('Normal range'),
      text: t('{0}–{1} {2}', weightIn(unit, fromKg), weightIn(unit, toKg), inUnit),
    },
    indianLine: { label: t('Overweight from'), text: weight(indianLine) },
    fromRange: {
      label: t('From the normal range'),
      text: t(fromRange && fromRange.value > 0 ? '{0} above' : '{0} below', weight(fromRange)),
    },
  })
}
