import { type ResultRows, textRow } from '@/components/results/result-row'
import type { Conversion } from '@/lib/units/conversion'
import { convertUnit } from '@/lib/units/convert-unit'
import type { Unit, UnitCategory } from '@/lib/units/unit'
import { unitNumber } from '@/lib/units/unit-number'

export const categoryNames: Readonly<Record<UnitCategory, string>> = {
  length: 'Length',
  weight: 'Weight',
  temperature: 'Temperature',
  area: 'Area and land',
  volume: 'Volume',
  speed: 'Speed',
  energy: 'Energy',
  pressure: 'Pressure',
  power: 'Power',
  time: 'Time',
  data: 'Data',
  angle: 'Angle',
  fuel: 'Fuel economy',
}

/** '67 inches', '1 inch'. */
export const quantity = (value: number, unit: Unit) =>
  `${unitNumber(value)} ${Math.abs(value) === 1 ? unit.name : unit.plural}`

/** The name of a unit at the beginning of a sentence. */
export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function one(name: string, from: Unit, to: Unit) {
  const result = convertUnit(1, from, to)
  return result !== null && textRow(name, `1 ${from.name}`, result, quantity(result, to))
}

/** The result, and what one of each unit is where that is a plain ratio. */
export function unitRows(conversion: Conversion): ResultRows {
  const { value, from, to, result } = conversion
  const isRatio = from.scale.kind === 'factor' && to.scale.kind === 'factor' && from !== to
  const label = `${quantity(value, from)} in ${to.plural}`
  const why = { primary: true, reason: 'This value cannot be converted' }
  return [
    result === null
      ? textRow('result', label, 'Error', 'Error', why)
      : textRow('result', label, result, `${unitNumber(result)} ${to.symbol}`, { primary: true }),
    isRatio && one('one', from, to),
    isRatio && one('oneBack', to, from),
  ]
}
