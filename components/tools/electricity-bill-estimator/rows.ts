import { type ResultRow, row, shownRows, textRow } from '@/components/results/result-row'
import type { ElectricityState } from '@/lib/energy/electricity'
import {
  averagePaise,
  type Charge,
  type ChargeName,
  type ElectricityBill,
  type SlabLine,
} from '@/lib/energy/electricity-bill'
import type { Billed } from '@/lib/energy/electricity-published'
import { grouped, rupeesFromPaise } from '@/lib/format/numbers'
import { electricityStateNames } from './state-names'

export const chargeNames: Record<ChargeName, string> = {
  energyCharge: 'Energy charge',
  fixedCharge: 'Fixed charge',
  customerCharge: 'Customer charge',
  fuelSurcharge: 'Fuel surcharge',
  regulatorySurcharge: 'Regulatory asset surcharge',
  pensionSurcharge: 'Pension surcharge',
  electricityDuty: 'Electricity duty',
  otherCharges: 'Other charges',
  subsidy: 'Subsidy',
}

/** A slab by its ends: 'Up to 100 units', '101 to 300 units', 'Above 500 units'. */
export function slabName({ from, upTo }: Pick<SlabLine, 'from' | 'upTo'>): string {
  if (upTo === Infinity) return from === 0 ? 'All units' : `Above ${grouped(from)} units`
  return from === 0 ? `Up to ${grouped(upTo)} units` : `${grouped(from + 1)} to ${grouped(upTo)} units`
}

export const unitsInWords = (units: number) => `${grouped(units, 3)} unit${units === 1 ? '' : 's'}`

const rowOfPaise = (name: string, label: string, paise: number, more?: Parameters<typeof row>[4]) =>
  row(name, label, 'rupeesAndPaise', paise / 100, more)

export interface Shown {
  /** Whether the sample has the names of the site's contract; the published bill has names of its own then. */
  withSample: boolean
  isOwn: boolean
}

const TOTAL = 'Total bill'
const PUBLISHED = { basis: 'Published tariff', primary: true }
const OWN = { basis: 'My slabs', primary: true }

/** 'energyCharge' next to the sample is 'publishedEnergyCharge'. */
const publishedName = (name: ChargeName) => `published${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The bill with its charges, what a unit costs on average, and what fewer units save. */
export function billRows({ bill, saving }: Billed, { withSample, isOwn }: Shown): ResultRow[] {
  const { units, totalPaise, charges } = bill
  const average = averagePaise(totalPaise, units)
  const total = withSample ? 'publishedBill' : 'totalBill'
  return shownRows([
    rowOfPaise(total, TOTAL, totalPaise, isOwn ? OWN : PUBLISHED),
    ...charges.map((charge) => chargeRow(charge, withSample ? publishedName(charge.name) : charge.name)),
    average !== null && rowOfPaise('averagePerUnit', 'Average per unit', average),
    saving && rowOfPaise('saving', `${unitsInWords(saving.less)} less would save`, saving.paise),
  ])
}

const chargeRow = ({ name, paise, basis }: Charge, outputName: string) =>
  basis.by === 'notKnown'
    ? textRow(outputName, chargeNames[name], 0, 'Not known', { reason: 'Not known' })
    : rowOfPaise(outputName, chargeNames[name], paise)

/** 'fixed charge, fuel surcharge' of those that were not found; '' for none. */
export const missingCharges = ({ charges }: ElectricityBill): string =>
  charges
    .filter(({ basis }) => basis.by === 'notKnown')
    .map(({ name }) => chargeNames[name].toLowerCase())
    .join(', ')

/** 'Electricity bill ₹1,545.70 for 150 units, Maharashtra'; without a bill, what the page is about. */
export function shareTitle(billed: Billed | null, state: ElectricityState | null, isOwn: boolean): string {
  if (!billed || !state) return 'Electricity bill'
  const { totalPaise, units } = billed.bill
  const tariff = isOwn ? 'my slabs' : `${electricityStateNames[state]}, published tariff`
  return `Electricity bill ${rupeesFromPaise(totalPaise)} for ${unitsInWords(units)} (${tariff})`
}
