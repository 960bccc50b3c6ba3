import { inForce } from '@/lib/rules/in-force'
import { type ResultRows, textRow } from '@/components/results/result-row'
import {
  bmi,
  type BmiStandard,
  type Body,
  categoryOf,
  KG_IN_POUND,
  normalWeights,
  shownBmi,
} from '@/lib/health/bmi'
import { type BmiScale, indianScale, whoScale } from '@/lib/health/bmi-scales'
import { nameOf, t } from '@/lib/language/words'

export type BmiUnit = 'metric' | 'imperial'

export const bmiScales: Record<BmiStandard, BmiScale> = {
  who: inForce(whoScale).value,
  indian: inForce(indianScale).value,
}

const oneDecimal = (number: number) => number.toFixed(1)

const weightIn = (unit: BmiUnit, kg: number): string => oneDecimal(unit === 'metric' ? kg : kg / KG_IN_POUND)

const inUnit = (unit: BmiUnit) => t(unit === 'metric' ? 'kg' : 'lb')

/** The index, then its category, the range for the height and the distance from it, all by one standard. */
export function bmiRows(body: Body, unit: BmiUnit, standard: BmiStandard): ResultRows {
  const index = bmi(body)
  const scale = bmiScales[standard]
  const category = categoryOf(index, scale)
  const { fromKg, toKg } = normalWeights(body.heightMetres, scale)
  const range = t('{0}–{1} {2}', weightIn(unit, fromKg), weightIn(unit, toKg), inUnit(unit))
  // How far the weight is from the range, which is shown only for a weight outside it.
  const aboveKg = body.weightKg - toKg
  const awayKg = aboveKg > 0 ? aboveKg : body.weightKg - fromKg
  const distance = `${weightIn(unit, Math.abs(awayKg))} ${inUnit(unit)}`
  const away = t(aboveKg > 0 ? '{0} above' : '{0} below', distance)
  const categoryName = nameOf('bmi-names', category)
  return [
    textRow('bmi', 'BMI', index, oneDecimal(shownBmi(index)), { primary: true }),
    standard === 'who'
      ? textRow('category', t('WHO category'), category, categoryName, { primary: true })
      : textRow('indianCategory', t('Indian category'), category, categoryName, { primary: true }),
    textRow('normalWeights', t('Normal range'), `${fromKg} ${toKg}`, range),
    standard === 'indian' && overweightRow(body, unit),
    category !== 'Normal weight' && textRow('fromRange', t('From the normal range'), awayKg, away),
  ]
}

function overweightRow({ heightMetres }: Body, unit: BmiUnit) {
  const overweightKg = bmiScales.indian[2]!.from * heightMetres ** 2
  return textRow(
    'indianLine',
    t('Overweight from'),
    overweightKg,
    `${weightIn(unit, overweightKg)} ${inUnit(unit)}`,
  )
}
