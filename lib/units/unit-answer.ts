import { worded } from '@/lib/answers/figure'
import { type ReadValues, readAll } from '@/lib/inputs/tool-inputs'
import { conversionFrom } from '@/lib/units/conversion'
import { convertUnit } from '@/lib/units/convert-unit'
import type { Unit } from '@/lib/units/unit'
import { unitInputs } from '@/lib/units/unit-inputs'

export type UnitAnswer = NonNullable<ReturnType<typeof unitAnswer>>

/** A value in another unit, and what one of each unit is where that is a plain ratio. */
export function unitAnswer(read: ReadValues<typeof unitInputs>) {
  const values = readAll(unitInputs, read)
  if (!values) return null
  const conversion = conversionFrom(values)
  const { from, to, result } = conversion
  const isRatio = from.scale.kind === 'factor' && to.scale.kind === 'factor' && from !== to
  return {
    conversion,
    primary: ['result'],
    figures: {
      result: worded(result ?? 'Error'),
      one: isRatio && oneOf(from, to),
      oneBack: isRatio && oneOf(to, from),
    },
  }
}

function oneOf(from: Unit, to: Unit) {
  const result = convertUnit(1, from, to)
  return result !== null && worded(result)
}

export const unitTool = { slug: 'unit-converter', inputs: unitInputs, answer: unitAnswer } as const
