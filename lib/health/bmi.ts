import type { BmiCategory, BmiScale } from '@/lib/health/bmi-scales'
import { choice } from '@/lib/inputs/choices'
import { number } from '@/lib/inputs/quantities'

const measure = (initial: number, max: number, unit: string) =>
  number({
    initial,
    min: 0,
    aboveMin: true,
    max,
    example: String(initial),
    unit,
  })

const partOfHeight = (initial: number, max: number, unit: string) =>
  number({ initial, min: 0, max, example: String(initial), unit })

export const bmiInputs = {
  unit: choice(['metric', 'imperial'], 'metric'),
  height: measure(170, 300, 'cm'),
  weight: measure(70, 1_000, 'kg'),
  feet: partOfHeight(5, 9, 'feet'),
  inches: partOfHeight(7, 108, 'inches'),
  pounds: measure(154, 2_200, 'pounds'),
}

export interface Body {
  heightMetres: number
  weightKg: number
}

export const METRES_IN_INCH = 0.0254
export const KG_IN_POUND = 0.453592

export const metricBody = (heightCm: number, weightKg: number): Body => ({
  heightMetres: heightCm / 100,
  weightKg,
})

/** Feet become inches first, then metres; pounds become kilograms. Spec section 9. */
export const imperialBody = (feet: number, inches: number, pounds: number): Body => ({
  heightMetres: (feet * 12 + inches) * METRES_IN_INCH,
  weightKg: pounds * KG_IN_POUND,
})

/**
 * Body mass index, kg per square metre, unrounded: weight ÷ height².
 * @throws RangeError unless height and weight are above zero
 */
export function bmi({ heightMetres, weightKg }: Body): number {
  if (!(heightMetres > 0 && weightKg > 0)) throw new RangeError('A body has a height and a weight above zero')
  return weightKg / heightMetres ** 2
}

/** The index as it is shown, to one decimal; its category is decided on this, so that none falls between two. */
export const shownBmi = (index: number) => Math.round(index * 10) / 10

export function categoryOf(index: number, scale: BmiScale): BmiCategory {
  const shown = shownBmi(index)
  return scale.findLast(({ from }) => shown >= from)!.category
}

/** The weights, in kg, at which a height has the least and the greatest index that is shown as normal. */
export function normalWeights(heightMetres: number, scale: BmiScale): { fromKg: number; toKg: number } {
  const [, normal, over] = scale
  const greatest = Math.round(over!.from * 10 - 1) / 10
  return { fromKg: normal!.from * heightMetres ** 2, toKg: greatest * heightMetres ** 2 }
}
