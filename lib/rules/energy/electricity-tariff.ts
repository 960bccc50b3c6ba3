import { ABOVE, type Slab } from '@/lib/rules/energy/electricity-samples'
import type { RuleSource } from '@/lib/rules/rule'

/** The slabs for those whose whole use stays within `upTo` units and whose load is at most `upToKilowatts`, if given. */
export interface SlabGroup {
  upTo: number
  upToKilowatts?: number
  slabs: readonly Slab[]
}

/** A charge that exists but was found in no two sources: a bill leaves it out, and the page states it. */
export type NotFound = 'notFound'

/** Rupees a month by sanctioned load: the band in which the load falls, for each kW of it or for the connection. */
export interface FixedCharge {
  per: 'kW' | 'connection'
  bands: readonly (readonly [upToKilowatts: number, rupees: number])[]
  /** Units a month up to which none is charged. */
  above?: number
  /** Units a month above which it was not found. */
  knownUpTo?: number
}

/**
 * Tax of the state: per cent of the energy charge, of energy and pension surcharge, or of energy, fixed and fuel charge; or
 * rupees a unit.
 */
export type Duty =
  { percent: number; on: 'energy' | 'energyAndSurcharge' | 'all' } | { rupeesPerUnit: number } | 'none'

export interface AreaTariff {
  groups: readonly SlabGroup[]
  fixed: FixedCharge | NotFound
  duty: Duty | NotFound
}

/** A surcharge other than fuel, in per cent of energy and fixed charge or in rupees a unit. */
export type Surcharge = { name: 'regulatorySurcharge' | 'pensionSurcharge' } & (
  { percent: number } | { rupeesPerUnit: number }
)

export interface ElectricityTariff {
  supplier: string
  /** Who ordered it, and when. */
  order: string
  /** The year of these rates: 'FY 2026-27'. */
  year: string
  /** What became of the order, and what is not known of it. */
  status: string
  /** The last month, YYYY-MM, for which a source shows these rates. */
  knownUntil: string
  /** The first day, YYYY-MM-DD, of the order's own next rates, where it runs for several years. */
  nextStep?: string
  confidence: 'high' | 'medium'
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
  surcharges: readonly Surcharge[]
  /** Rupees a month that a use above and up to so many units was seen to pay in addition. */
  customer?: { above: number; upTo: number; rupees: number }
  /** For a month: free up to so many units; up to more of them half, but no more than so many rupees. */
  subsidy?: { freeUpTo: number; halfUpTo?: number; mostOff?: number }
  /** A second source of the figures. */
  alsoIn?: RuleSource
}

/** Slabs that hold up to so many units or kilowatts. */
export const group = (of: Omit<SlabGroup, 'slabs'>, ...slabs: Slab[]): SlabGroup => ({ ...of, slabs })
/** The same slabs whatever the use. */
export const oneGroup = (...slabs: Slab[]): readonly SlabGroup[] => [group({ upTo: ABOVE }, ...slabs)]
/** A fixed charge a month by load: rupees a kilowatt, or a connection. */
export const perKilowatt = (...bands: FixedCharge['bands']): FixedCharge => ({ per: 'kW', bands })
export const perConnection = (...bands: FixedCharge['bands']): FixedCharge => ({ per: 'connection', bands })
