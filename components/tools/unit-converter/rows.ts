import { type ResultRows, textRow } from '@/components/results/result-row'
import type { Conversion } from '@/lib/units/conversion'
import { convertUnit } from '@/lib/units/convert-unit'
import type { Unit, UnitCategory } from '@/lib/units/unit'
import { unitNumber } from '@/lib/units/unit-number'
import { nameOf, t } from '@/lib/language/words'

export const categoryNames: Readonly<Record<UnitCategory, string>> = {
  length: t('Length'),
  weight: t('Weight'),
  temperature: t('Temperature'),
  area: t('Area and land'),
  volume: t('Volume'),
  speed: t('Speed'),
  energy: t('Energy'),
  pressure: t('Pressure'),
  power: t('Power'),
  time: t('Time'),
  data: t('Data'),
  angle: t('Angle'),
  fuel: t('Fuel economy'),
}

export const nameOfUnit = ({ name }: Unit) => nameOf('units', name)
export const pluralOfUnit = ({ plural }: Unit) => nameOf('units', plural)
export const symbolOfUnit = ({ symbol }: Unit) => nameOf('unit-symbols', symbol)

/** '67 inches', '1 inch'. */
export const quantity = (value: number, unit: Unit) =>
  `${unitNumber(value)} ${Math.abs(value) === 1 ? nameOfUnit(unit) : pluralOfUnit(unit)}`

/** The name of a unit at the beginning of a sentence. */
export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function one(name: string, from: Unit, to: Unit) {
  const result = convertUnit(1, from, to)
  return result !== null && textRow(name, `1 ${nameOfUnit(from)}`, result, quantity(result, to))
}

/** The result, and what one of each unit is where that is a plain ratio. */
export function unitRows(conversion: Conversion): ResultRows {
  const { value, from, to, result } = conversion
  const isRatio = from.scale.kind === 'factor' && to.scale.kind === 'factor' && from !== to
  const label = t('{0} in {1}', quantity(value, from), pluralOfUnit(to))
  const why = { primary: true, reason: t('This value cannot be converted') }
  return [
    result === null
      ? textRow('result', label, 'Error', t('Error'), why)
      : textRow('result', label, result, `${unitNumber(result)} ${symbolOfUnit(to)}`, { primary: true }),
    isRatio && one('one', from, to),
    isRatio && one('oneBack', to, from),
  ]
}
