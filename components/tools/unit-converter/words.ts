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
