import type { ResultRow } from '@/components/results/result-row'
import { type ElectricityAnswer, electricityStates } from '@/lib/energy/electricity'
import { averagePaise, type ChargeName, type SlabLine } from '@/lib/energy/electricity-bill'
import { grouped } from '@/lib/format/numbers'
import { namesOfStates } from '@/lib/rules/state-names'

/** In the order of the form: states with a sample first. */
export const electricityStateNames = namesOfStates(electricityStates)

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

const row = (name: string, label: string, paise: number) =>
  ({ name, label, as: 'rupeesAndPaise', value: paise / 100 }) as const

/**
 * The bill with its charges, what a unit costs on average, and what fewer units save; null without a bill.
 * @param less units by which the use could fall; null while that field has a problem
 */
export function billRows(answer: ElectricityAnswer, less: number | null): ResultRow[] | null {
  const { byTariff, bill, billing, publishedPaise } = answer
  if (!bill || !billing) return null
  const total = { ...row('totalBill', 'Total bill', bill.totalPaise), primary: true }
  const rows: ResultRow[] = byTariff ? [total] : [{ ...total, basis: 'Sample tariff' }]
  if (!byTariff && bill.units > 0) rows.push(publishedRow(publishedPaise))
  rows.push(...bill.charges.map(({ name, paise }) => row(name, chargeNames[name], paise)))
  const average = averagePaise(bill.totalPaise, bill.units)
  if (average !== null) rows.push(row('averagePerUnit', 'Average per unit', average))
  if (less && bill.units > 0)
    rows.push(row('saving', `${unitsInWords(less)} less would save`, billing.savingPaise(bill.units, less)))
  return rows
}

/** What the published tariff bills; a dash holds its place until it is there, or where we know none. */
function publishedRow(paise: number | null): ResultRow {
  const named = { name: 'publishedBill', label: 'Bill for a month', basis: 'Published tariff', primary: true }
  return paise === null
    ? { ...named, as: 'text', value: '', text: '—' }
    : { ...named, as: 'rupeesAndPaise', value: paise / 100 }
}
