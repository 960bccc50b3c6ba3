import { Working, type WorkingStep } from '@/components/results/working'
import type { Charge, ElectricityBill, PlainBasis } from '@/lib/energy/electricity-bill'
import { grouped, rupeesFromPaise } from '@/lib/format/numbers'
import { chargeNames, slabName, unitsInWords } from './rows'

const monthsTimes = (months: number) => (months === 1 ? '' : ` × ${months} months`)

/** The product behind a charge, with the bill's own numbers. */
function productWords(basis: PlainBasis): string {
  switch (basis.by) {
    case 'units':
      return `${grouped(basis.units, 3)} × ${rupeesFromPaise(basis.ratePaise)}`
    case 'percent':
      return `${grouped(basis.percent)}% of ${rupeesFromPaise(basis.ofPaise)}`
    case 'load':
      return `${grouped(basis.kilowatts)} kW × ${rupeesFromPaise(basis.ratePaise)}${monthsTimes(basis.months)}`
    case 'month':
      return `${rupeesFromPaise(basis.ratePaise)}${monthsTimes(basis.months)}`
  }
}

function chargeSum({ name, basis, paise }: Charge, { slabs }: ElectricityBill): string {
  const amount = rupeesFromPaise(paise)
  switch (basis.by) {
    case 'slabs': {
      const reached = slabs.filter(({ units }) => units > 0)
      return reached.length === 1
        ? amount
        : `${reached.map(({ chargePaise }) => rupeesFromPaise(chargePaise)).join(' + ')} = ${amount}`
    }
    case 'given':
      return amount
    case 'sum':
      if (name === 'fuelSurcharge' && basis.parts.length === 0) return 'not known, not counted'
      return `${basis.parts.map(productWords).join(' + ')} = ${amount}`
    case 'month':
      return basis.months === 1 ? amount : `${productWords(basis)} = ${amount}`
    default:
      return `${productWords(basis)} = ${amount}`
  }
}

/** The bill line by line: every slab that the units reach, then every charge. */
export function ElectricityWorking({ bill }: { bill: ElectricityBill }) {
  const slabs: WorkingStep[] = bill.slabs
    .filter(({ units }) => units > 0)
    .map((line) => ({
      says: slabName(line),
      sum: `${grouped(line.units, 3)} × ${rupeesFromPaise(line.ratePaise)} = ${rupeesFromPaise(line.chargePaise)}`,
    }))
  return (
    <Working
      formula={`Bill of ${unitsInWords(bill.units)} = ${bill.charges.map(formulaPart).join('')}`}
      steps={[
        ...slabs,
        ...bill.charges.map((charge) => ({ says: chargeNames[charge.name], sum: chargeSum(charge, bill) })),
        { says: 'Total bill', sum: rupeesFromPaise(bill.totalPaise) },
      ]}
    />
  )
}

/** ' + fixed charge', ' − subsidy'. */
function formulaPart({ name }: Charge): string {
  if (name === 'energyCharge') return 'energy by slabs'
  return `${name === 'subsidy' ? ' −' : ' +'} ${chargeNames[name].toLowerCase()}`
}
