import { choice } from '@/lib/inputs/choices'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { number } from '@/lib/inputs/quantities'
import { textKind } from '@/lib/inputs/text'
import { unitCategories } from '@/lib/units/unit'
import { unitsOf } from '@/lib/units/unit-list'
import { unitsNamed } from '@/lib/units/unit-names'

export interface UnitProblem {
  kind: 'unknownUnit'
}

/** A unit by its id; links may also write it as people do: 'sq ft', 'metres'. */
const unitId = (initial: string): Kind<string, UnitProblem> =>
  textKind(initial, (text) => {
    const [found] = unitsNamed(text)
    return found ? value(found.id) : problem({ kind: 'unknownUnit' })
  })

export const unitInputs = {
  category: choice(unitCategories, 'length'),
  value: number({ initial: 1 }),
  from: unitId(unitsOf('length')[0]!.id),
  to: unitId(unitsOf('length')[1]!.id),
}
