import type { Values } from '@/lib/inputs/tool-inputs'
import { convertUnit } from '@/lib/units/convert-unit'
import type { Unit, UnitCategory } from '@/lib/units/unit'
import type { unitInputs } from '@/lib/units/unit-inputs'
import { unitById, unitsOf } from '@/lib/units/unit-list'

type UnitValues = Values<typeof unitInputs>

export interface UnitPair {
  category: UnitCategory
  from: Unit
  to: Unit
}

export interface UnitConversion extends UnitPair {
  value: number
  /** Null where there is no finite answer. */
  result: number | null
}

/**
 * The units that are in force. A link may name a category alone, or units without their category: then the first two
 * units of the category count, or the category of the units.
 */
export function unitPairFrom(named: Pick<UnitValues, 'category' | 'from' | 'to'>): UnitPair {
  const [from, to] = [unitById(named.from), unitById(named.to)]
  const agreed = from.category === to.category ? from.category : null
  const category = named.category === 'length' && agreed ? agreed : named.category
  const [first, second] = unitsOf(category) as [Unit, Unit]
  if (from.category === category && to.category === category) return { category, from, to }
  if (from.category === category) return { category, from, to: from === first ? second : first }
  return { category, from: first, to: to.category === category && to !== first ? to : second }
}

export function conversionFrom(values: UnitValues): UnitConversion {
  const pair = unitPairFrom(values)
  return { ...pair, value: values.value, result: convertUnit(values.value, pair.from, pair.to) }
}
