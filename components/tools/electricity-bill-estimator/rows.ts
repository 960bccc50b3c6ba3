import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { type ElectricityAnswer, electricityStates } from '@/lib/energy/electricity'
import { averagePaise, type ChargeName, type SlabLine } from '@/lib/energy/electricity-bill'
import { grouped } from '@/lib/format/numbers'
import { namesOfStates } from '@/lib/rules/states/state-names'

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

const rowOfPaise = (name: string, label: string, paise: number, more?: Parameters<typeof row>[4]) =>
  row(name, label, 'rupeesAndPaise', paise / 100, more)

/**
 * The bill with its charges, what a unit costs on average, and what fewer units save; null without a bill.
 * @param less units by which the use could fall; null while that field has a problem
 */
export function billRows(answer: ElectricityAnswer, less: number | null): ResultRows | null {
  const { byTariff, bill, billing, publishedPaise } = answer
  if (!bill || !billing) return null
  const { units, totalPaise, charges } = bill
  const average = averagePaise(totalPaise, units)
  const total = rowOfPaise('totalBill', 'Total bill', totalPaise, { primary: true })
  return [
    byTariff ? total : { ...total, basis: 'Sample tariff' },
    !byTariff && units > 0 && publishedRow(publishedPaise),
    ...charges.map(({ name, paise }) => rowOfPaise(name, chargeNames[name], paise)),
    average !== null && rowOfPaise('averagePerUnit', 'Average per unit', average),
    less &&
      units > 0 &&
      rowOfPaise('saving', `${unitsInWords(less)} less would save`, billing.savingPaise(units, less)),
  ]
}

/** What the published tariff bills; a dash holds its place until it is there, or where we know none. */
function publishedRow(paise: number | null) {
  const words = { basis: 'Published tariff', primary: true }
  return paise === null
    ? textRow('publishedBill', 'Bill for a month', '', '—', words)
    : rowOfPaise('publishedBill', 'Bill for a month', paise, words)
}
