import type { Rule, RuleRow, RuleSource } from '@/lib/rules/rule'

export type Buyer = 'male' | 'female' | 'joint'

/** Where a property stands, as far as the duty of its state asks. */
export type Area =
  | 'mumbai'
  | 'otherCities'
  | 'naviMumbai'
  | 'council'
  | 'village'
  | 'mcd'
  | 'ndmc'
  | 'cantonment'
  | 'urban'
  | 'rural'

/** A flat or apartment that is sold for the first time, or anything else: a plot, a house, a flat sold on. */
export type Property = 'firstFlat' | 'other'

/** Per cent of the value for each buyer; null where no source says it. */
export type ByBuyer = Readonly<Record<Buyer, number | null>>

export interface DutyRow {
  /** Left out: any area. */
  area?: Area
  /** Left out: any kind of property. */
  property?: Property
  /** Rupees of value, up to which and including which this row holds; left out: any value. */
  upTo?: number
  percent: ByBuyer
}

/** What comes on top of the duty, in per cent of the value or of the duty itself. */
export interface Levy {
  name: 'cess' | 'surcharge'
  of: 'value' | 'duty'
  percent: number
  /** Left out: any area. */
  area?: Area
}

export interface Registration {
  /** The first row that fits is the rate of the whole value. */
  rows: readonly DutyRow[]
  /** The most, in rupees. */
  cap?: number
  /** Rupees that come on top, as for pasting. */
  plus?: number
}

export interface SaleTerms {
  /** Areas the duty tells apart, in the order of reading; none where it is the same in the whole state. */
  areas?: readonly Area[]
  /** The first row that fits is the rate of the whole value. */
  duty: readonly DutyRow[]
  levies?: readonly Levy[]
  /** 'withinDuty': the rate of duty holds it already. `atMost`: by a scale no source gives, up to so many rupees. */
  registration: Registration | 'withinDuty' | { atMost: number }
  /** The rate depends on who sells as well: from a man to a woman, from a woman to a man. */
  bySeller?: { manToWoman: number; womanToMan: number }
  /** Women pay less for a home alone. */
  womenForHomesOnly?: boolean
  /** On what the rates depend besides the questions of the form, and what was found of it; printed with every answer. */
  conditions: readonly string[]
  sureness: 'high' | 'medium'
  /** The registration department's own site, where its address is certain. Not fetched. */
  office?: string
  /** Where the same was read, or said otherwise. */
  also?: readonly RuleSource[]
}

export const sameForAll = (percent: number): ByBuyer => ({ male: percent, female: percent, joint: percent })

export const byBuyer = (male: number, female: number, joint: number): ByBuyer => ({ male, female, joint })

/** The day on which a person last compared the rows with their sources. */
export const SALE_CHECKED_ON = '2026-11-22'

/**
 * A rule of one row. It begins on the first day of its youngest figure; where no source tells a first day, on the day of
 * the source, or on the day of checking when the source has none.
 */
export const saleRuleOf = (state: string, row: RuleRow<SaleTerms>): Rule<SaleTerms> => ({
  label: `Stamp duty and registration of a sale deed, ${state}`,
  unit: 'per cent of the higher of price and government value',
  checkedOn: SALE_CHECKED_ON,
  values: [row],
})
