import { type ResultRows, textRow } from '@/components/results/result-row'
import { bmi, type Body, categoryOf, KG_IN_POUND, normalWeights, shownBmi } from '@/lib/health/bmi'
import { type BmiScale, indianScale, whoScale } from '@/lib/health/bmi-scales'

export type BmiUnit = 'metric' | 'imperial'

export const who: BmiScale = whoScale.values.at(-1)!.value
export const indian: BmiScale = indianScale.values.at(-1)!.value

const oneDecimal = (number: number) => number.toFixed(1)

const weightIn = (unit: BmiUnit, kg: number): string => oneDecimal(unit === 'metric' ? kg : kg / KG_IN_POUND)

const inUnit = (unit: BmiUnit) => (unit === 'metric' ? 'kg' : 'lb')

/** The index with the category by Indian cut-offs as the answer; what WHO says and the weights of the height follow. */
export function bmiRows(body: Body, unit: BmiUnit): ResultRows {
  const index = bmi(body)
  const shown = oneDecimal(shownBmi(index))
  const indianCategory = categoryOf(index, indian)
  const category = categoryOf(index, who)
  const { fromKg, toKg } = normalWeights(body.heightMetres, who)
  const range = `${weightIn(unit, fromKg)}–${weightIn(unit, toKg)} ${inUnit(unit)}`
  const indianLimitKg = indian[2]!.from * body.heightMetres ** 2
  const indianLimit = `under ${weightIn(unit, indianLimitKg)} ${inUnit(unit)}`
  // How far the weight is from the range, which is said only of a weight outside it.
  const aboveKg = body.weightKg - toKg
  const awayKg = aboveKg > 0 ? aboveKg : body.weightKg - fromKg
  const away = `${weightIn(unit, Math.abs(awayKg))} ${inUnit(unit)} ${aboveKg > 0 ? 'above' : 'below'}`
  return [
    textRow('bmi', 'BMI', index, shown, { primary: true }),
    textRow('indianCategory', 'By Indian cut-offs', indianCategory, indianCategory, { primary: true }),
    textRow('category', 'By WHO', category),
    textRow('normalWeights', 'WHO normal range', `${fromKg} ${toKg}`, range),
    textRow('indianLine', 'Indian limit', indianLimitKg, indianLimit),
    category !== 'Normal weight' && textRow('fromRange', 'From the WHO range', awayKg, away),
  ]
}
