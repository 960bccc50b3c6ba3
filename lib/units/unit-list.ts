import { areaUnits } from '@/lib/units/area-units'
import { customaryUnits } from '@/lib/units/customary-units'
import { everydayUnits } from '@/lib/units/everyday-units'
import { technicalUnits } from '@/lib/units/technical-units'
import type { Unit, UnitCategory } from '@/lib/units/unit'

/** All units; within a category the first two are those of a fresh page. */
export const units: readonly Unit[] = [...everydayUnits, ...areaUnits, ...technicalUnits, ...customaryUnits]

const byId = new Map(units.map((unit) => [unit.id, unit]))

/** @throws RangeError for an id that no unit has */
export function unitById(id: string): Unit {
  const unit = byId.get(id)
  if (!unit) throw new RangeError(`no unit is called '${id}'`)
  return unit
}

export const unitsOf = (category: UnitCategory): readonly Unit[] =>
  units.filter((unit) => unit.category === category)
