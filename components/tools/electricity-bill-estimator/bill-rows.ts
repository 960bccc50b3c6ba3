import type { ResultRow } from '@/components/results/result-panel'
import { chargeNames, unitsInWords } from '@/components/tools/electricity-bill-estimator/electricity-words'
import { averagePaise, type Billing, type ElectricityBill } from '@/lib/energy/electricity-bill'
import { rupeesFromPaise } from '@/lib/format/numbers'

type RupeeRow = Pick<ResultRow, 'name' | 'label' | 'primary'> & { paise: number }

const inRupees = ({ paise, ...row }: RupeeRow): ResultRow => ({
  ...row,
  value: paise / 100,
  formatted: rupeesFromPaise(paise),
})

interface BillAnswer {
  bill: ElectricityBill
  billing: Billing
  /** Units by which the use could fall; null while that field has a problem. */
  less: number | null
}

/** The bill with its charges, what a unit costs on average, and what fewer units save. */
export function billRows({ bill, billing, less }: BillAnswer): ResultRow[] {
  const rows: RupeeRow[] = [
    { name: 'totalBill', label: 'Total bill', paise: bill.totalPaise, primary: true },
    ...bill.charges.map(({ name, paise }) => ({ name, label: chargeNames[name], paise })),
  ]
  const average = averagePaise(bill.totalPaise, bill.units)
  if (average !== null) rows.push({ name: 'averagePerUnit', label: 'Average per unit', paise: average })
  if (less && bill.units > 0)
    rows.push({
      name: 'saving',
      label: `${unitsInWords(less)} less would save`,
      paise: billing.savingPaise(bill.units, less),
    })
  return rows.map(inRupees)
}
