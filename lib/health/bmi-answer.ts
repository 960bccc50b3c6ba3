import { worded } from '@/lib/answers/figure'
import {
  bmi,
  bmiInputs,
  type BmiStandard,
  categoryOf,
  normalWeights,
  personFrom,
  shownBmi,
} from '@/lib/health/bmi'
import { type BmiScale, indianScale, whoScale } from '@/lib/health/bmi-scales'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { inForce } from '@/lib/rules/in-force'

export const bmiScales: Record<BmiStandard, BmiScale> = {
  who: inForce(whoScale).value,
  indian: inForce(indianScale).value,
}

export type BmiAnswer = NonNullable<ReturnType<typeof bmiAnswer>>

/**
 * The index, its category, the weights that are normal for the height and the distance from them, in kg, by
 * one standard.
 */
export function bmiAnswer(read: ReadValues<typeof bmiInputs>) {
  const person = personFrom(read)
  const standard = read('standard')?.standard
  if (!person || !standard) return null
  const { heightMetres, weightKg } = person.body
  const index = bmi(person.body)
  const scale = bmiScales[standard]
  const category = categoryOf(index, scale)
  const normal = normalWeights(heightMetres, scale)
  // How far the weight is from the range, which is shown only for a weight outside it.
  const aboveKg = weightKg - normal.toKg
  const awayKg = aboveKg > 0 ? aboveKg : weightKg - normal.fromKg
  const overweightKg = scale[2]!.from * heightMetres ** 2
  const isIndian = standard === 'indian'
  const named = worded(category)
  return {
    person,
    standard,
    index,
    category,
    normal,
    awayKg,
    overweightKg,
    primary: ['bmi', 'category', 'indianCategory'],
    figures: {
      bmi: worded(index, shownBmi(index).toFixed(1), { as: 'number', decimals: 1 }),
      category: !isIndian && named,
      indianCategory: isIndian && named,
      normalWeights: worded(`${normal.fromKg} ${normal.toKg}`),
      indianLine: isIndian && worded(overweightKg),
      fromRange: category !== 'Normal weight' && worded(awayKg),
    },
  }
}

export const bmiTool = { slug: 'bmi-calculator', inputs: bmiInputs, answer: bmiAnswer } as const
