import { type ResultRow, shownRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import type { ElectricityState } from '@/lib/energy/electricity'
import { type BilledFigures, billedFigures } from '@/lib/energy/electricity-answer'
import type { Charge, ChargeName, ElectricityBill, SlabLine } from '@/lib/energy/electricity-bill'
import type { Billed, ElectricityAnswer } from '@/lib/energy/electricity-published'
import { dayInWords } from '@/lib/format/days'
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

export interface Shown {
  /** True if the sample has the names of the site's contract; the published bill has names of its own then. */
  withSample: boolean
  isOwn: boolean
  /** Charges that the tariff has and that are less sure than the rest. */
  lessSure: readonly ChargeName[]
}

const NOT_KNOWN = { text: t('Not known'), reason: t('Not known') }

/** The bill with its charges; 'energyCharge' next to the sample is 'publishedEnergyCharge'. */
export function billRows(billed: Billed, { withSample, isOwn }: Shown): ResultRow[] {
  const { bill, saving } = billed
  const unknown = bill.charges.flatMap(({ name, basis }) => (basis.by === 'notKnown' ? name : []))
  const chargeWords = ([name, label]: [string, string]) => [
    name,
    {
      label,
      ...(withSample && { name: `published${name.charAt(0).toUpperCase()}${name.slice(1)}` }),
      ...(unknown.some((one) => one === name) && NOT_KNOWN),
    },
  ]
  return shownRows(
    wordedRows(billedFigures(billed), {
      totalBill: {
        label: t('Total bill'),
        ...(withSample && { name: 'publishedBill' }),
        basis: isOwn ? t('My slabs') : t('Published tariff'),
      },
      ...(Object.fromEntries(Object.entries(chargeNames).map(chargeWords)) as Pick<
        WordsOf<BilledFigures>,
        ChargeName
      >),
      averagePerUnit: t('Average per unit'),
      saving: saving ? t('{0} less would save', unitsInWords(saving.less)) : '',
    }),
  )
}

/** Why there is no bill. */
export function noBillText(answer: ElectricityAnswer): string {
  switch (answer.kind) {
    case 'ownSlabs':
      return t('Enter slabs whose limits rise; leave only the last limit empty.')
    case 'noTariff':
      return t('We found no reliable tariff for homes in {0}.', electricityStateNames[answer.state])
    case 'loadNotKnown':
      return t(
        'We found rates for a load up to {0} kW only. Enter the slabs from your own bill under My slabs.',
        answer.upToKilowatts,
      )
    case 'dayNotKnown':
      return t(
        'For {0} we know the rates from {1} on. Choose a later date of the bill.',
        electricityStateNames[answer.state],
        dayInWords(answer.from),
      )
    default:
      return t('Enter valid values to see the bill.')
  }
}

const inWords = (charges: readonly Charge[]) =>
  charges.map(({ name }) => chargeNames[name].toLowerCase()).join(', ')

/** 'fixed charge, fuel surcharge' of those that were not found; '' for none. */
export const missingCharges = ({ charges }: ElectricityBill): string =>
  inWords(charges.filter(({ basis }) => basis.by === 'notKnown'))

/** 'electricity duty' of the charges of a bill that are named as less sure than the rest; '' for none. */
export const lessSureCharges = ({ charges }: ElectricityBill, names: readonly ChargeName[]): string =>
  inWords(charges.filter(({ name, paise }) => paise !== 0 && names.includes(name)))

/** 'Electricity bill ₹1,514.96 for 150 units, Maharashtra'; without a bill, what the page is about. */
export function billShareTitle(
  billed: Billed | null,
  state: ElectricityState | null,
  isOwn: boolean,
): string {
  if (!billed || !state) return t('Electricity bill')
  const { totalPaise, units } = billed.bill
  const tariff = isOwn ? t('my slabs') : t('{0}, published tariff', electricityStateNames[state])
  return t('Electricity bill {0} for {1} ({2})', rupeesFromPaise(totalPaise), unitsInWords(units), tariff)
}
