import type { WorkingContent } from '@/components/results/working'
import type { Charge, ElectricityBill, PlainBasis, SlabLine } from '@/lib/energy/electricity-bill'
import { grouped, rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { chargeNames, slabName, unitsInWords } from './rows'

const timesMonths = (product: string, months: number) =>
  months === 1 ? product : t('{0} × {1} months', product, months)

/** The product behind a charge, with the bill's own numbers. */
function productWords(basis: PlainBasis): string {
  switch (basis.by) {
    case 'units':
      return `${grouped(basis.units, 3)} × ${rupeesFromPaise(basis.ratePaise)}`
    case 'percent':
      return t('{0}% of {1}', grouped(basis.percent), rupeesFromPaise(basis.ofPaise))
    case 'load':
      return timesMonths(`${grouped(basis.kilowatts)} kW × ${rupeesFromPaise(basis.ratePaise)}`, basis.months)
    case 'month':
      return timesMonths(rupeesFromPaise(basis.ratePaise), basis.months)
  }
}

function chargeSum({ basis, paise }: Charge, reached: readonly SlabLine[]): string {
  const amount = rupeesFromPaise(paise)
  switch (basis.by) {
    case 'slabs': {
      const parts = reached.map(({ chargePaise }) => rupeesFromPaise(chargePaise))
      return parts.length === 1 ? amount : `${parts.join(' + ')} = ${amount}`
    }
    case 'given':
      return amount
    case 'notKnown':
      return t('not known, not counted')
    case 'sum':
      return `${basis.parts.map(productWords).join(' + ')} = ${amount}`
    case 'month':
      return basis.months === 1 ? amount : `${productWords(basis)} = ${amount}`
    default:
      return `${productWords(basis)} = ${amount}`
  }
}

/** The bill line by line: every slab that the units reach, then every charge. */
export function electricityWorking(bill: ElectricityBill): WorkingContent {
  const reached = bill.slabs.filter(({ units }) => units > 0)
  return {
    formula: t('Bill of {0} = {1}', unitsInWords(bill.units), bill.charges.map(formulaPart).join('')),
    steps: {
      ...Object.fromEntries(reached.map((slab) => [slabName(slab), slabSum(slab)])),
      ...Object.fromEntries(
        bill.charges.map((charge) => [chargeNames[charge.name], chargeSum(charge, reached)]),
      ),
      [t('Total bill')]: rupeesFromPaise(bill.totalPaise),
      [t('Rounding')]: t('Every charge is rounded to the paisa before it is added.'),
    },
  }
}

const slabSum = ({ units, ratePaise, chargePaise }: SlabLine) =>
  `${grouped(units, 3)} × ${rupeesFromPaise(ratePaise)} = ${rupeesFromPaise(chargePaise)}`

/** ' + fixed charge', ' − subsidy'. */
function formulaPart({ name }: Charge): string {
  if (name === 'energyCharge') return t('energy by slabs')
  return `${name === 'subsidy' ? ' −' : ' +'} ${chargeNames[name].toLowerCase()}`
}
