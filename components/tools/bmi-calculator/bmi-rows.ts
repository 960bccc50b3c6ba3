import type { ResultRow } from '@/components/results/result-panel'
import type { WorkingStep } from '@/components/results/working'
import { grouped } from '@/lib/format/numbers'
import { bmi, type Body, categoryOf, KG_IN_POUND, normalWeights, shownBmi } from '@/lib/health/bmi'
import { type BmiScale, indianScale, whoScale } from '@/lib/health/bmi-scales'

export type Unit = 'metric' | 'imperial'

export const who: BmiScale = whoScale.values.at(-1)!.value
export const indian: BmiScale = indianScale.values.at(-1)!.value

const oneDecimal = (number: number) => number.toFixed(1)

function weightIn(unit: Unit, kg: number): string {
  return unit === 'metric' ? oneDecimal(kg) : oneDecimal(kg / KG_IN_POUND)
}

export function bmiRows(body: Body, unit: Unit): ResultRow[] {
  const index = bmi(body)
  const category = categoryOf(index, who)
  const byIndianLines = categoryOf(index, indian)
  const { fromKg, toKg } = normalWeights(body.heightMetres, who)
  const below = indian[2]!.from * body.heightMetres ** 2
  const named = unit === 'metric' ? 'kg' : 'lb'
  return [
    { name: 'bmi', label: 'BMI', value: index, formatted: oneDecimal(shownBmi(index)), primary: true },
    { name: 'category', label: 'By WHO', value: category, formatted: category },
    {
      name: 'indianCategory',
      label: 'By Indian cut-offs',
      value: byIndianLines,
      formatted: byIndianLines,
    },
    {
      name: 'normalWeights',
      label: 'Normal range',
      value: `${fromKg} ${toKg}`,
      formatted: `${weightIn(unit, fromKg)}–${weightIn(unit, toKg)} ${named}`,
    },
    {
      name: 'indianLine',
      label: 'Indian limit',
      value: below,
      formatted: `under ${weightIn(unit, below)} ${named}`,
    },
    ...distanceRow(body, unit, named),
  ]
}

/** How far the weight is from the range; nothing while the index is normal. */
function distanceRow({ heightMetres, weightKg }: Body, unit: Unit, named: string): ResultRow[] {
  const { fromKg, toKg } = normalWeights(heightMetres, who)
  if (categoryOf(bmi({ heightMetres, weightKg }), who) === 'Normal weight') return []
  const above = weightKg - toKg
  const away = above > 0 ? above : weightKg - fromKg
  const side = above > 0 ? 'above' : 'below'
  return [
    {
      name: 'fromRange',
      label: 'From that range',
      value: away,
      formatted: `${weightIn(unit, Math.abs(away))} ${named} ${side}`,
    },
  ]
}

export interface Measured {
  height: string
  weight: string
}

/** The sum on paper. What was measured in feet and pounds is converted first. */
export function bmiSteps({ heightMetres, weightKg }: Body, measured: Measured): WorkingStep[] {
  const metres = grouped(heightMetres, 4)
  const kg = grouped(weightKg, 2)
  const index = oneDecimal(shownBmi(bmi({ heightMetres, weightKg })))
  return [
    { says: 'Height in metres', sum: `${measured.height} = ${metres} m` },
    {
      says: 'Weight in kilograms',
      sum: measured.weight === `${kg} kg` ? `${kg} kg` : `${measured.weight} = ${kg} kg`,
    },
    { says: 'BMI', sum: `${kg} ÷ (${metres} × ${metres}) = ${index}` },
  ]
}
