import type { ResultRow } from '@/components/results/result-panel'
import { chargeNames, unitsInWords } from '@/components/tools/electricity-bill-estimator/electricity-words'
import { averagePaise, type Billing, type ElectricityBill } from '@/lib/energy/electricity-bill'
import { rupeesFromPaise } from '@/lib/format/numbers'

type RupeeRow = Pick<ResultRow, 'name' | 'label' | 'basis' | 'primary'> & { paise: number }

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
  /** By the published tariff for a month, beside the sample; null while it is not known, or not asked. */
  publishedPaise: number | null
  /** Whether the bill is of the sample. */
  sample: boolean
}

/** What the published tariff bills; a dash holds its place until it is there, or where we know none. */
function publishedRow(paise: number | null): ResultRow {
  const named = { name: 'publishedBill', label: 'Bill for a month', basis: 'Published tariff', primary: true }
  return paise === null
    ? { ...named, as: 'text', value: '', text: '—' }
    : { ...named, as: 'paise', value: paise }
}

/** The bill with its charges, what a unit costs on average, and what fewer units save. */
export function billRows({ bill, billing, less, publishedPaise, sample }: BillAnswer): ResultRow[] {
  const rows: RupeeRow[] = [
    {
      name: 'totalBill',
      label: 'Total bill',
      paise: bill.totalPaise,
      primary: true,
      ...(sample && { basis: 'Sample tariff' }),
    },
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
  const written = rows.map(inRupees)
  return sample && bill.units > 0 ? [written[0]!, publishedRow(publishedPaise), ...written.slice(1)] : written
}
