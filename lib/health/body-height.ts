import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, type Reading } from '@/lib/inputs/kind'
import { number } from '@/lib/inputs/quantities'
import { plainDigits } from '@/lib/inputs/read-number'

/** Below this nobody's height is; a baby is born with some 50 cm. */
const LEAST_HEIGHT_CM = 30
const CM_IN_INCH = 2.54

/** The problems of a height. The last two ask whether a number was meant in another unit. */
export type HeightProblem =
  InputProblem | { kind: 'meantFeet'; feet: number; inches: number } | { kind: 'meantMetres'; metres: number }

/** 5'7, 5’ 7”, 5 ft 7 in, 5 feet, 5 feet 7 inches. */
const FEET_AND_INCHES =
  /^(?<feet>\d{1,2}(?:\.\d+)?)(?:'|’|′|feet|foot|ft\.?)(?:(?<inches>\d{1,2}(?:\.\d+)?)(?:"|''|”|″|’’|inches|inch|in\.?)?)?$/

const inCm = number({
  initial: 170,
  min: 0,
  aboveMin: true,
  max: 300,
  example: '170',
  unit: 'cm',
  units: [
    [process.env.TYPED_CENTIMETRES, 1],
    ['m|metre|metres', 100],
    ['mm', 0.1],
    ['in|inch|inches', 2.54],
  ],
})

export const feetAndInchesInCm = (feet: number, inches: number): number =>
  // eslint-disable-next-line no-restricted-syntax -- centimetres, not rupees
  Math.round((feet * 12 + inches) * CM_IN_INCH * 100) / 100

function feetAndInches(text: string): string | null {
  const found = FEET_AND_INCHES.exec(plainDigits(text).toLowerCase().replace(/\s+/g, ''))
  if (!found) return null
  const { feet = '0', inches = '0' } = found.groups ?? {}
  return String(feetAndInchesInCm(Number(feet), Number(inches)))
}

/** 5.7, 5.10 and 5.11 are feet and inches as people write them. */
const FEET_WITH_POINT = /^(?<feet>[3-7])(?:\.(?<inches>1[01]|\d))?$/

function meant(text: string, cm: number): HeightProblem {
  if (cm >= 1 && cm < 2.5) return { kind: 'meantMetres', metres: cm }
  const found = FEET_WITH_POINT.exec(plainDigits(text).trim())
  if (!found) return { kind: 'tooSmall', min: LEAST_HEIGHT_CM, unit: 'cm' }
  const { feet, inches = '0' } = found.groups ?? {}
  return { kind: 'meantFeet', feet: Number(feet), inches: Number(inches) }
}

/** A height in cm, read with the units that people type: '170', '1.70 m', "5'7", '5 ft 7 in'. */
export const heightInCm: Kind<number, HeightProblem> = {
  ...inCm,
  read(text): Reading<number, HeightProblem> {
    const reading = inCm.read(feetAndInches(text) ?? text)
    return reading.ok && reading.value < LEAST_HEIGHT_CM ? problem(meant(text, reading.value)) : reading
  },
}
