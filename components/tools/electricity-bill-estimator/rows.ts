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
import { plural, t } from '@/lib/language/words'
import { electricityStateNames } from './state-names'

export const chargeNames: Record<ChargeName, string> = {
  energyCharge: t('Energy charge'),
  fixedCharge: t('Fixed charge'),
  customerCharge: t('Customer charge'),
  fuelSurcharge: t('Fuel surcharge'),
  regulatorySurcharge: t('Regulatory asset surcharge'),
  pensionSurcharge: t('Pension surcharge'),
  electricityDuty: t('Electricity duty'),
  otherCharges: t('Other charges'),
  subsidy: t('Subsidy'),
}

/** A slab by its ends: 'Up to 100 units', '101 to 300 units', 'Above 500 units'. */
export function slabName({ from, upTo }: Pick<SlabLine, 'from' | 'upTo'>): string {
  if (upTo === Infinity) return from === 0 ? t('All units') : t('Above {0} units', grouped(from))
  return from === 0
    ? t('Up to {0} units', grouped(upTo))
    : t('{0} to {1} units', grouped(from + 1), grouped(upTo))
}

export const unitsInWords = (units: number) => plural(units, grouped(units, 3), '{0} unit', '{0} units')

const rowOfPaise = (name: string, label: string, paise: number, more?: Parameters<typeof row>[4]) =>
  row(name, label, 'rupeesAndPaise', paise / 100, more)

export interface Shown {
  /** True if the sample has the names of the site's contract; the published bill has names of its own then. */
  withSample: boolean
  isOwn: boolean
  /** Charges that the tariff has and that are less sure than the rest. */
  lessSure: readonly ChargeName[]
}

const TOTAL = t('Total bill')
const PUBLISHED = { basis: t('Published tariff'), primary: true }
const OWN = { basis: t('My slabs'), primary: true }

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
    average !== null && rowOfPaise('averagePerUnit', t('Average per unit'), average),
    saving && rowOfPaise('saving', t('{0} less would save', unitsInWords(saving.less)), saving.paise),
  ])
}

const chargeRow = ({ name, paise, basis }: Charge, outputName: string) =>
  basis.by === 'notKnown'
    ? textRow(outputName, chargeNames[name], 0, t('Not known'), { reason: t('Not known') })
    : rowOfPaise(outputName, chargeNames[name], paise)

const inWords = (charges: readonly Charge[]) =>
  charges.map(({ name }) => chargeNames[name].toLowerCase()).join(', ')

/** 'fixed charge, fuel surcharge' of those that were not found; '' for none. */
export const missingCharges = ({ charges }: ElectricityBill): string =>
  inWords(charges.filter(({ basis }) => basis.by === 'notKnown'))

/** 'electricity duty' of the charges of a bill that are named as less sure than the rest; '' for none. */
export const lessSureCharges = ({ charges }: ElectricityBill, names: readonly ChargeName[]): string =>
  inWords(charges.filter(({ name, paise }) => paise !== 0 && names.includes(name)))

/** 'Electricity bill ₹1,514.96 for 150 units, Maharashtra'; without a bill, what the page is about. */
export function shareTitle(billed: Billed | null, state: ElectricityState | null, isOwn: boolean): string {
  if (!billed || !state) return t('Electricity bill')
  const { totalPaise, units } = billed.bill
  const tariff = isOwn ? t('my slabs') : t('{0}, published tariff', electricityStateNames[state])
  return t('Electricity bill {0} for {1} ({2})', rupeesFromPaise(totalPaise), unitsInWords(units), tariff)
}
