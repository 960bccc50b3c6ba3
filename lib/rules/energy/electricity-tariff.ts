import { ABOVE, type Slab } from '@/lib/rules/energy/electricity-samples'
import {
  type Basis,
  basisOf,
  type Evidence,
  type Flaw,
  type Sureness,
  surenessOf,
} from '@/lib/rules/evidence'
import type { Rule, RuleRow, RuleSource } from '@/lib/rules/rule'

/**
 * The slabs for those whose whole use stays within `upTo` units and whose load is at most `upToKilowatts`, if given.
 */
export interface SlabGroup {
  upTo: number
  upToKilowatts?: number
  slabs: readonly Slab[]
}

/** A charge that exists but was found in no two sources: a bill leaves it out, and the page states it. */
export type NotFound = 'notFound'

/** Rupees a month by load: so many up to so many kW. */
type LoadBands = readonly (readonly [upToKilowatts: number, rupees: number])[]

/**
 * A fixed charge a month: that of the band in which the sanctioned load falls, for each kW of it or for the connection.
 */
export interface FixedCharge {
  per: 'kW' | 'connection'
  bands: LoadBands
  /** The bands of a three-phase connection, where they were found. */
  threePhase?: LoadBands
}

/** The fixed charge of a use up to so many units a month. */
export type FixedForUse = FixedCharge & { upTo: number }

/**
 * Tax of the state: per cent of the energy charge, of energy and pension surcharge, or of energy, fixed and
 * fuel charge; or rupees a unit.
 */
export type Duty =
  { percent: number; on: 'energy' | 'energyAndSurcharge' | 'all' } | { rupeesPerUnit: number } | 'none'

/** How sure a tariff is, and how it is known. */
interface Known {
  confidence: Sureness
  /** Read in the order itself, in two or more reports of it, or in one source alone. */
  readIn: ReadIn
  evidence: Evidence
}

type ReadIn = 'order' | 'reports' | 'oneSource'

const BASIS: Readonly<Record<ReadIn, Basis>> = {
  order: 'department',
  reports: 'reports',
  oneSource: 'report',
}

/** How a tariff is known, by where it was read and what keeps it from being as sure as that. */
export function knownBy(readIn: ReadIn, but?: Flaw): Known {
  const evidence: Evidence = { basis: BASIS[readIn], ...(but && { but }) }
  return { readIn, evidence, confidence: surenessOf(evidence) }
}

export interface AreaTariff extends Partial<Known> {
  groups: readonly SlabGroup[]
  fixed: FixedCharge | readonly FixedForUse[] | NotFound
  duty: Duty | NotFound
  /** Charges that are counted and are less sure than the rest. */
  lessSure?: readonly ('fixedCharge' | 'customerCharge' | 'electricityDuty' | Surcharge['name'])[]
}

/**
 * A surcharge other than fuel, in per cent of energy and fixed charge or in rupees a unit, which may depend
 * on the whole use of a month.
 */
export type Surcharge = { name: 'regulatorySurcharge' | 'pensionSurcharge' } & (
  { percent: number } | { rupeesPerUnit: number } | { byUse: readonly Slab[] }
)

/** What a state takes off the bills of a month. */
export interface Subsidy {
  /** The whole bill of a use up to so many units. */
  freeUpTo: number
  /** Above it, the energy charge of the units that would have been free. */
  restAlone?: true
  /** Half the bill of a use up to so many units, and no more than so many rupees. */
  halfUpTo?: number
  mostOff?: number
}

export interface ElectricityTariff extends Known {
  supplier: string
  /** Who ordered it, and when. */
  order: string
  /** The year of these rates: 'FY 2026-27'. */
  year: string
  /** What became of the order, and what is not known of it. */
  status: string
  /** The last month, YYYY-MM, for which a source shows these rates. */
  knownUntil: string
  /** The first day, YYYY-MM-DD, of the order's own next rates, where they have no row yet. */
  nextStep?: string
  /** Months that the slabs are written for, and those of a usual bill. */
  slabMonths: 1 | 2
  billMonths: 1 | 2
  /** The largest load, in kW, for which the slabs were found; all loads unless given. */
  upToKilowatts?: number
  urban: AreaTariff
  /** Where villages pay otherwise. */
  rural?: AreaTariff
  /** Rupees a unit, where one was found; it moves by month or by quarter. */
  fuelPerUnit: number | null
  /**
   * The fuel charge makes up a large part of a bill and was not found: a bill without the visitor's own is no answer.
   */
  needsFuelCharge?: true
  surcharges: readonly Surcharge[]
  /** Rupees a month that a use above and up to so many units was seen to pay in addition. */
  customer?: { above: number; upTo: number; rupees: number }
  subsidy?: Subsidy
  /** A second source of the figures. */
  alsoIn?: RuleSource
}

/** Slabs that hold up to so many units or kilowatts. */
export const group = (of: Omit<SlabGroup, 'slabs'>, ...slabs: Slab[]): SlabGroup => ({ ...of, slabs })
/** One group of slabs, whatever the use. */
export const oneGroup = (...slabs: Slab[]): readonly SlabGroup[] => [group({ upTo: ABOVE }, ...slabs)]
/** A fixed charge a month by load: rupees a kilowatt, or a connection. */
export const perKilowatt = (...bands: LoadBands): FixedCharge => ({ per: 'kW', bands })
export const perConnection = (...bands: LoadBands): FixedCharge => ({ per: 'connection', bands })
/** A fixed charge a month for each connection by its use, and by its phases where the third number is given. */
export const byUse = (
  ...steps: readonly (readonly [upTo: number, rupees: number, threePhase?: number])[]
): readonly FixedForUse[] =>
  steps.map(([upTo, rupees, threePhase]) => ({
    upTo,
    ...perConnection([ABOVE, rupees]),
    ...(threePhase !== undefined && { threePhase: [[ABOVE, threePhase]] }),
  }))

/** Where a row does not state more, it is known from the reports that it cites, or from one. */
const knownFrom = (sources: readonly RuleSource[]): Known =>
  knownBy(surenessOf({ basis: basisOf(sources) }) === 'high' ? 'reports' : 'oneSource')

/** What a tariff has where its row has nothing else. */
const USUAL = {
  slabMonths: 1,
  billMonths: 1,
  fuelPerUnit: null,
  surcharges: [],
} as const

type GivenTariff = Omit<ElectricityTariff, keyof (typeof USUAL & Known)> & Partial<ElectricityTariff>

/** The tariffs of a state, the oldest row first. */
export function tariffRule(checkedOn: string, ...rows: RuleRow<GivenTariff>[]): Rule<ElectricityTariff> {
  return {
    label: `Electricity at home, ${rows[0]!.value.supplier}`,
    unit: 'rupees',
    checkedOn,
    values: rows.map((row) => {
      const { source, value } = row
      const known = knownFrom(value.alsoIn ? [source, value.alsoIn] : [source])
      return { ...row, value: { ...USUAL, ...known, ...value } }
    }),
  }
}

/** A public reading of the commissions' orders, which names the order of each of its files. */
export const ordersRead = (what: string): RuleSource => ({
  title: `TheDiscomBill, 21 August 2026: ${what}`,
  href: 'https://github.com/navinbhaskar/TheDiscomBill',
})
