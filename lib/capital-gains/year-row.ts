import { capitalGainsInputs, type ReadGains, saleFrom } from '@/lib/capital-gains/capital-gains-inputs'
import { saleGain } from '@/lib/capital-gains/sale-gain'
import { textOfCells } from '@/lib/inputs/rows'

const SALE_FIELDS = [
  'asset',
  'bought',
  'sold',
  'cost',
  'sale',
  'expenses',
  'fmv31Jan2018',
  'stampValue',
  'value1Apr2001',
  'improvements',
] as const

/**
 * The row of `saleRows` with the one sale that the fields describe: its price less expenses and improvements,
 * its cost by law. Null for the sale of a fresh page, and where a field has a problem or nothing is left of
 * the price.
 */
export function yearRowOf(read: ReadGains): string | null {
  const texts = read(...SALE_FIELDS)
  const asked = saleFrom(read)
  if (!asked || !texts || SALE_FIELDS.every((name) => texts[name] === capitalGainsInputs[name].initial))
    return null
  const { asset, bought, sold, cost, expenses, fmv31Jan2018 } = asked.sale
  const { fullValue, improvement, costUsed } = saleGain(asked.sale, asked.slabRatePercent)
  const price = fullValue - improvement - (asset === 'vda' ? 0 : expenses)
  if (price < 0) return null
  const numbers = [asset === 'property' ? costUsed : cost, price, fmv31Jan2018]
  return textOfCells([
    [asset, bought, sold, ...numbers.map((number) => (number === null ? '' : String(number)))],
  ])
}
