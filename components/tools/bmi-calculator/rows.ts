import type { ResultRow } from '@/components/results/result-row'
import { bmi, type Body, categoryOf, KG_IN_POUND, normalWeights, shownBmi } from '@/lib/health/bmi'
import { type BmiScale, indianScale, whoScale } from '@/lib/health/bmi-scales'

export type BmiUnit = 'metric' | 'imperial'

export const who: BmiScale = whoScale.values.at(-1)!.value
export const indian: BmiScale = indianScale.values.at(-1)!.value

const oneDecimal = (number: number) => number.toFixed(1)

const weightIn = (unit: BmiUnit, kg: number): string => oneDecimal(unit === 'metric' ? kg : kg / KG_IN_POUND)

const inUnit = (unit: BmiUnit) => (unit === 'metric' ? 'kg' : 'lb')

/** The index with the category by Indian cut-offs as the answer; what WHO says and the weights of the height follow. */
export function bmiRows(body: Body, unit: BmiUnit): ResultRow[] {
  const index = bmi(body)
  const { fromKg, toKg } = normalWeights(body.heightMetres, who)
  const indianLimitKg = indian[2]!.from * body.heightMetres ** 2
  return [
    {
      name: 'bmi',
      label: 'BMI',
      as: 'text',
      value: index,
      text: oneDecimal(shownBmi(index)),
      primary: true,
    },
    { ...categoryRow('indianCategory', 'By Indian cut-offs', index, indian), primary: true },
    categoryRow('category', 'By WHO', index, who),
    {
      name: 'normalWeights',
      label: 'Normal range',
      as: 'text',
      value: `${fromKg} ${toKg}`,
      text: `${weightIn(unit, fromKg)}–${weightIn(unit, toKg)} ${inUnit(unit)}`,
    },
    {
      name: 'indianLine',
      label: 'Indian limit',
      as: 'text',
      value: indianLimitKg,
      text: `under ${weightIn(unit, indianLimitKg)} ${inUnit(unit)}`,
    },
    ...distanceRow(body, unit),
  ]
}

function categoryRow(name: string, label: string, index: number, scale: BmiScale): ResultRow {
  const category = categoryOf(index, scale)
  return { name, label, as: 'text', value: category, text: category }
}

/** How far the weight is from the range; nothing while the index is normal. */
function distanceRow({ heightMetres, weightKg }: Body, unit: BmiUnit): ResultRow[] {
  const { fromKg, toKg } = normalWeights(heightMetres, who)
  if (categoryOf(bmi({ heightMetres, weightKg }), who) === 'Normal weight') return []
  const above = weightKg - toKg
  const away = above > 0 ? above : weightKg - fromKg
  const side = above > 0 ? 'above' : 'below'
  return [
    {
      name: 'fromRange',
      label: 'From that range',
      as: 'text',
      value: away,
      text: `${weightIn(unit, Math.abs(away))} ${inUnit(unit)} ${side}`,
    },
  ]
}
