import type { UnitCategory } from '@/lib/units/unit'

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
