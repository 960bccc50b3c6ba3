import type { ResultRow } from '@/components/results/result-row'
import { convertUnit } from '@/lib/units/convert-unit'
import type { Unit } from '@/lib/units/unit'
import type { Conversion } from '@/lib/units/conversion'
import { unitNumber } from '@/lib/units/unit-number'
import { quantity } from './words'

function one(name: string, from: Unit, to: Unit): ResultRow[] {
  const result = convertUnit(1, from, to)
  if (result === null) return []
  return [{ name, label: `1 ${from.name}`, as: 'text', value: result, text: quantity(result, to) }]
}

/** The result, and what one of each unit is where that is a plain ratio. */
export function unitRows(conversion: Conversion): ResultRow[] {
  const { value, from, to, result } = conversion
  const isRatio = from.scale.kind === 'factor' && to.scale.kind === 'factor' && from !== to
  const row = { name: 'result', label: `${quantity(value, from)} in ${to.plural}`, primary: true } as const
  return [
    result === null
      ? { ...row, as: 'text', value: 'Error', text: 'Error', reason: 'This value cannot be converted' }
      : { ...row, as: 'text', value: result, text: `${unitNumber(result)} ${to.symbol}` },
    ...(isRatio ? [...one('one', from, to), ...one('oneBack', to, from)] : []),
  ]
}
