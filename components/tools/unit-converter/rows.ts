import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { Unit, UnitCategory } from '@/lib/units/unit'
import type { UnitAnswer } from '@/lib/units/unit-answer'
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

/** The result, and what one of each unit is where that is a plain ratio. */
export function unitRows(answer: UnitAnswer): ResultRows {
  const { value, from, to, result } = answer.conversion
  const label = t('{0} in {1}', quantity(value, from), pluralOfUnit(to))
  const { one, oneBack } = answer.figures
  return wordedRows(answer, {
    result:
      result === null
        ? { label, text: t('Error'), reason: t('This value cannot be converted') }
        : { label, text: `${unitNumber(result)} ${symbolOfUnit(to)}` },
    one: { label: `1 ${nameOfUnit(from)}`, text: one ? quantity(one.value, to) : '' },
    oneBack: { label: `1 ${nameOfUnit(to)}`, text: oneBack ? quantity(oneBack.value, from) : '' },
  })
}
