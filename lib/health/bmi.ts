import { heightInCm } from '@/lib/health/body-height'
import type { BmiCategory, BmiScale } from '@/lib/health/bmi-scales'
import { choice } from '@/lib/inputs/choices'
import { number } from '@/lib/inputs/quantities'
import type { UnitFactors } from '@/lib/inputs/read-with-unit'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

const measure = (initial: number, max: number, unit: string, units: UnitFactors) =>
  number({
    initial,
    min: 0,
    aboveMin: true,
    max,
    example: String(initial),
    unit,
    units,
  })

const partOfHeight = (initial: number, max: number, unit: string, units: UnitFactors) =>
  number({ initial, min: 0, max, example: String(initial), unit, units })

export const METRES_IN_INCH = 0.0254
export const KG_IN_POUND = 0.453592

const IN_KILOGRAMS = process.env.TYPED_KILOGRAMS
const IN_POUNDS = 'lb|lbs|pound|pounds'
const KILOGRAMS = [
  [IN_KILOGRAMS, 1],
  [IN_POUNDS, KG_IN_POUND],
] as const
const POUNDS = [
  [IN_POUNDS, 1],
  [IN_KILOGRAMS, 1 / KG_IN_POUND],
] as const

export const bmiInputs = {
  unit: choice(['metric', 'imperial'], 'metric'),
  height: heightInCm,
  weight: measure(70, 1_000, 'kg', KILOGRAMS),
  feet: partOfHeight(5, 9, 'feet', [["ft|foot|feet|'", 1]]),
  inches: partOfHeight(7, 108, 'inches', [['in|inch|inches|"', 1]]),
  pounds: measure(154, 2_200, 'pounds', POUNDS),
  standard: choice(['who', 'indian'], 'who'),
}

/** Whose cut-offs decide the category. */
export type BmiStandard = 'who' | 'indian'

export interface Body {
  heightMetres: number
  weightKg: number
}

export const metricBody = (heightCm: number, weightKg: number): Body => ({
  heightMetres: heightCm / 100,
  weightKg,
})

/** Feet become inches first, then metres; pounds become kilograms. Spec section 9. */
export const imperialBody = (feet: number, inches: number, pounds: number): Body => ({
  heightMetres: (feet * 12 + inches) * METRES_IN_INCH,
  weightKg: pounds * KG_IN_POUND,
})

export type Person = { body: Body } & (
  { unit: 'metric'; heightCm: number } | { unit: 'imperial'; inches: number; pounds: number }
)

/** Below this a height is nothing, and its square is out of a double's range. */
const LEAST_INCHES = 1e-9

/** Who was measured, in the units chosen; null while that has a problem or the height is nothing. */
export function personFrom(read: ReadValues<typeof bmiInputs>): Person | null {
  const unit = read('unit')?.unit
  if (unit === 'metric') {
    const size = read('height', 'weight')
    return size && { unit, body: metricBody(size.height, size.weight), heightCm: size.height }
  }
  const size = unit ? read('feet', 'inches', 'pounds') : null
  if (!unit || !size || size.feet + size.inches < LEAST_INCHES) return null
  const { feet, inches, pounds } = size
  return { unit, body: imperialBody(feet, inches, pounds), inches: feet * 12 + inches, pounds }
}

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
