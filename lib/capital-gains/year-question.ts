import { type ReadGains, saleRows } from '@/lib/capital-gains/capital-gains-inputs'
import type { GainSale } from '@/lib/capital-gains/gain-sale'
import type { YearQuestion } from '@/lib/capital-gains/year-gains'
import { numberOrNull } from '@/lib/inputs/optional'

/** Why the fields give no year, where none has a problem of its own. */
export type NoYear = 'dayMissing'

/** The year that the fields describe; null while a field that counts has a problem. */
export function yearFrom(read: ReadGains): YearQuestion | NoYear | null {
  const gains = read('slab', 'short20', 'long125', 'equityLong')
  const losses = read('long', 'short', 'broughtLong', 'broughtShort')
  const rest = read('sales', 'slabRatePct', 'otherIncome', 'resident')
  const rows = rest && saleRows.rowsOf(rest.sales)
  if (!gains || !losses || !rest || !rows?.ok) return null
  const entered = rows.value.filter(({ cost, sale }) => cost > 0 || sale > 0)
  if (entered.some(({ bought, sold }) => bought === '' || sold === '')) return 'dayMissing'
  return {
    sales: entered.map((row) => saleOfRow(row, rest.resident)),
    gains,
    losses,
    slabRatePercent: rest.slabRatePct,
    otherIncome: numberOrNull(rest.otherIncome),
  }
}

const saleOfRow = ({ fmv31Jan2018, ...row }: Row, resident: boolean): GainSale => ({
  ...row,
  expenses: 0,
  fmv31Jan2018: numberOrNull(fmv31Jan2018),
  stampValue: null,
  value1Apr2001: null,
  improvements: [],
  resident,
})

type Row = Pick<GainSale, 'asset' | 'bought' | 'sold' | 'cost' | 'sale'> & { fmv31Jan2018: string }
