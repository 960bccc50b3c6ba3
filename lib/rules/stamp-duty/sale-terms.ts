import { type Evidence, type Sureness, surenessOf } from '@/lib/rules/evidence'
import type { Rule, RuleRow, RuleSource } from '@/lib/rules/rule'

export type Buyer = 'male' | 'female' | 'joint'

/** Where a property is, as far as the duty of its state depends on it. */
export type Area =
  | 'mumbai'
  | 'otherCities'
  | 'naviMumbai'
  | 'corporation'
  | 'council'
  | 'village'
  | 'mcd'
  | 'ndmc'
  | 'cantonment'
  | 'urban'
  | 'rural'

/**
 * A flat sold for the first time (in Kerala a new one), any flat in a building of several storeys, or anything else.
 */
export type Property = 'other' | 'firstFlat' | 'flat'

/** Per cent of the value for each buyer; null where no source settles it. */
export type ByBuyer = Readonly<Record<Buyer, number | null>>

export type Seller = 'male' | 'female' | 'other'

export interface DutyRow {
  /** Left out: any area. */
  area?: Area
  /** Left out: whoever sells. */
  seller?: Seller
  /** Left out: any kind of property. */
  property?: Property
  /** Rupees of value, up to which and including which this row holds; left out: any value. */
  upTo?: number
  /** Only for what is bought with the state's permission; left out: with it and without it. */
  permission?: true
  percent: ByBuyer
  /** A lower rate of the first rupees of the value, for the buyers who have one; `percent` is then that of the rest. */
  first?: { upTo: number; percent: ByBuyer }
  /** Where this rate is less sure than the state's others. */
  sureness?: Sureness | Readonly<Partial<Record<Buyer, Sureness>>>
}

/** Charges on top of the duty, in per cent of the value or of the duty itself. */
export interface Levy {
  name: 'cess' | 'surcharge' | 'specialFee'
  /** What the percentage is taken of, under the name that `/api/rules/stamp-duty.json` has for it. */
  of: 'value' | 'duty'
  percent: number
  /** Left out: any area. */
  area?: Area
  /** Rupees of duty above which, or up to and including which, it is charged; left out: any duty. */
  dutyAbove?: number
  dutyUpTo?: number
  /** Where it is less sure than the state's duty. */
  sureness?: Sureness
}

export type RegistrationTerms =
  | {
      by: 'percent'
      /** The first row that fits is the rate of the whole value. */
      rows: readonly DutyRow[]
      /** The most, in rupees; null where our sources name no ceiling. */
      cap: number | null
      /** Rupees that come on top, as for pasting. */
      plus?: number
    }
  /** Rupees by value: the first row whose `upTo` is not exceeded; the last has none. */
  | { by: 'scale'; fees: readonly { upTo?: number; fee: number; sureness?: Sureness }[] }
  /** The rate of duty includes it. */
  | { by: 'duty' }
  | { by: 'unknown' }

export interface Charges {
  /** The first row that fits is the rate of the whole value. */
  duty: readonly DutyRow[]
  levies?: readonly Levy[]
  registration: RegistrationTerms
}

/** The law as other sources give it; what is left out is as counted. */
export interface LawReading extends Partial<Charges> {
  label: string
  /** True of the first reading, if it has the best support where no reading is counted. */
  strongest?: true
  source: RuleSource
}

export interface SaleTerms extends Charges {
  /**
   * Who pays unless the parties agree otherwise: Indian Stamp Act, 1899, section 29 (c), and the acts of the states.
   */
  payer: 'buyer' | 'seller'
  /** Whether the row's first day is the law's own; otherwise it is the day of the source. */
  firstDayKnown: boolean
  /** Areas the duty tells apart, in the order of the list; none where it is the same in the whole state. */
  areas?: readonly Area[]
  /** Kinds of property the duty tells apart, 'other' first. */
  properties?: readonly Property[]
  /** The rates depend on who sells as well. */
  bySeller?: true
  /** The rates depend on a permission of the state to buy land. */
  asksPermission?: true
  /** Women pay less only for a home. */
  womenForHomesOnly?: boolean
  /** What else the rates depend on; printed with every answer. */
  conditions: readonly string[]
  /** What the rates were compared with, and how sure they are by it. */
  evidence: Evidence
  sureness: Sureness
  /** The best of its sources: reports that name the order, the government's own page, newspapers, or portals alone. */
  knownFrom: 'order' | 'department' | 'press' | 'portals'
  otherReadings?: readonly LawReading[]
  /** The official site, with the state's own calculator where it has one. Not fetched. */
  office: string
}

/** How sure a figure is that one source alone has, and one on which sources contradict each other. */
export const byOneSource = surenessOf({ basis: 'report' })
export const atOdds = surenessOf({ basis: 'report', but: 'atOdds' })

/** Per cent for a man, a woman, and both together. */
export const byBuyer = (male: number | null, female: number | null, joint: number | null): ByBuyer => ({
  male,
  female,
  joint,
})

/** One per cent for every buyer. */
export const sameForAll = (percent: number | null) => byBuyer(percent, percent, percent)

/** A registration fee of one rate. */
export const feeOf = (
  percent: number | ByBuyer,
  cap: number | null = null,
  sureness?: DutyRow['sureness'],
): RegistrationTerms => ({
  by: 'percent',
  rows: [
    { percent: typeof percent === 'number' ? sameForAll(percent) : percent, ...(sureness && { sureness }) },
  ],
  cap,
})

/** The day on which a person last compared the rows with their sources. */
export const SALE_CHECKED_ON = '2026-11-28'

type GivenTerms = Omit<SaleTerms, 'payer' | 'firstDayKnown' | 'sureness'> & {
  source: RuleSource
  firstDayKnown?: true
  payer?: 'seller'
}

/**
 * A row of a state's rule. It begins on the first day of its youngest figure, or on the day of its source, or
 * on the day of checking when the source has no date.
 */
export const saleRow = (from: string, { source, ...terms }: GivenTerms): RuleRow<SaleTerms> => ({
  from,
  value: { payer: 'buyer', firstDayKnown: false, sureness: surenessOf(terms.evidence), ...terms },
  source,
})

/** Another row of a state: the law of earlier days, or that of a day to come. */
type OtherRow = RuleRow<SaleTerms> | (GivenTerms & Pick<RuleRow<unknown>, 'from' | 'announced' | 'checkedOn'>)

function rowOf(given: OtherRow): RuleRow<SaleTerms> {
  if ('value' in given) return given
  const { from, announced, checkedOn, ...terms } = given
  return { ...saleRow(from, terms), ...(announced && { announced }), ...(checkedOn && { checkedOn }) }
}

/** A state's rule. @param others the rows of other days */
export const saleRule = (
  state: string,
  from: string,
  terms: GivenTerms,
  ...others: OtherRow[]
): Rule<SaleTerms> => ({
  label: `Stamp duty and registration of a sale deed, ${state}`,
  unit: 'per cent of the higher of price and government value',
  checkedOn: SALE_CHECKED_ON,
  values: [...others.map(rowOf), saleRow(from, terms)].sort((one, other) => (one.from < other.from ? -1 : 1)),
})
