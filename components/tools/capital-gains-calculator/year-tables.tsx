import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import type { GainHead, LossKind, LossUse } from '@/lib/capital-gains/set-off'
import type { YearGains, YearSale } from '@/lib/capital-gains/year-gains'
import { dayInWords } from '@/lib/format/days'
import { ASSETS } from './fields'

/** The sales of a year with their gains, and which loss was set off against which gain. */
export const YearTables = ({ year: { sales, setOff } }: { year: YearGains }) => (
  <>
    {sales.length > 0 && (
      <ResultTable caption="Sales of the year" columns={saleColumns} rows={sales} file="capital-gains" />
    )}
    {setOff.uses.length > 0 && (
      <ResultTable
        compact
        caption="Losses set off"
        columns={useColumns}
        rows={setOff.uses}
        file="capital-gains-set-off"
      />
    )}
  </>
)

const saleColumns: readonly Column<YearSale>[] = [
  { heading: 'Sale', as: 'text', cell: ({ sale }, place) => `${place + 1}. ${ASSETS[sale.asset]}` },
  { heading: 'Bought', as: 'text', cell: ({ sale }) => dayInWords(sale.bought) },
  { heading: 'Sold', as: 'text', cell: ({ sale }) => dayInWords(sale.sold) },
  { heading: 'Holding', as: 'text', cell: ({ result }) => TERMS[result.term] },
  { heading: 'Cost', as: 'rupees', cell: ({ result }) => result.costUsed },
  { heading: 'Price', as: 'rupees', cell: ({ sale }) => sale.sale },
  { heading: 'Gain or loss', as: 'rupees', answer: true, cell: ({ result }) => result.gainWithoutIndex },
]
const TERMS = { long: 'Long-term', short: 'Short-term', none: '—' }

const LOSSES: Record<LossKind, string> = {
  long: 'Long-term loss',
  short: 'Short-term loss',
  broughtLong: 'Long-term, brought forward',
  broughtShort: 'Short-term, brought forward',
}
const HEADS: Record<GainHead, string> = {
  slab: 'short-term at slab rates',
  short20: 'short-term equity',
  long125: 'long-term besides equity',
  equityLong: 'long-term equity',
}
const useColumns: readonly Column<LossUse>[] = [
  {
    heading: 'Loss against gain',
    as: 'text',
    cell: ({ loss, head }) => `${LOSSES[loss]} against ${HEADS[head]}`,
  },
  { heading: 'Amount', as: 'rupees', answer: true, cell: ({ amount }) => amount },
]
