export const unitCategories = [
  'length',
  'weight',
  'temperature',
  'area',
  'volume',
  'speed',
  'energy',
  'pressure',
  'power',
  'time',
  'data',
  'angle',
  'fuel',
] as const
export type UnitCategory = (typeof unitCategories)[number]

/** How a value in a unit becomes one in its category's base unit, and back. */
export type Scale =
  /** value × factor */
  | { kind: 'factor'; factor: number }
  /** (value − offset) × factor: Fahrenheit and kelvin */
  | { kind: 'offset'; factor: number; offset: number }
  /** factor ÷ value: litres per 100 km */
  | { kind: 'inverse'; factor: number }

export interface Unit {
  /** As in links: 'squareMetre'. */
  id: string
  category: UnitCategory
  /** Singular: 'square metre'. */
  name: string
  plural: string
  symbol: string
  /** Other spellings that people type, without those that follow from name, plural and symbol. */
  aliases: readonly string[]
  scale: Scale
  /** For measures that are customary in India: where, how large, and the source. */
  custom?: CustomaryMeasure
}

export interface CustomaryMeasure {
  /** The measure without its place: 'bigha'. */
  measure: string
  /** State or region; '' where the measure is the same everywhere. */
  place: string
  /** '27,225 square feet'. */
  size: string
  source: MeasureSource
  /** Districts of the place count differently. */
  differsLocally?: boolean
}

export interface MeasureSource {
  title: string
  href: string
  /** The day, YYYY-MM-DD, on which a person last compared the size with this source. */
  checkedOn: string
}

export interface UnitWords {
  plural?: string
  aliases?: string
}

const spaced = (id: string) => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * Makes units of a category, each so many base units; the name follows from the id, the plural from the name
 * unless given.
 */
export const unitOf =
  (category: UnitCategory) =>
  (id: string, symbol: string, scale: number | Scale, { plural, aliases = '' }: UnitWords = {}): Unit => {
    const name = spaced(id)
    return {
      id,
      category,
      name,
      plural: plural ?? `${name}s`,
      symbol,
      aliases: aliases === '' ? [] : aliases.split(', '),
      scale: typeof scale === 'number' ? { kind: 'factor', factor: scale } : scale,
    }
  }
