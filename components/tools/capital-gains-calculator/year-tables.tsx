import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import type { Harvest, HarvestSale } from '@/lib/capital-gains/harvest'
import type { GainHead, LossKind, LossUse } from '@/lib/capital-gains/set-off'
import type { YearGains, YearSale } from '@/lib/capital-gains/year-gains'
import { dayInWords } from '@/lib/format/days'
import { grouped } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { ASSETS } from './fields'

interface YearTablesProps {
  year: YearGains
  plan: Harvest | undefined
}

/** The sales of a year with their gains, and which loss was set off against which gain. */
export const YearTables = ({ year: { sales, setOff }, plan }: YearTablesProps) => (
  <>
    {sales.length > 0 && (
      <ResultTable caption={t('Sales of the year')} columns={saleColumns} rows={sales} file="capital-gains" />
    )}
    {setOff.uses.length > 0 && (
      <ResultTable
        compact
        caption={t('Losses set off')}
        columns={useColumns}
        rows={setOff.uses}
        file="capital-gains-set-off"
      />
    )}
    {plan && plan.sales.length > 0 && (
      <ResultTable
        caption={t('Sell and buy back')}
        columns={harvestColumns}
        rows={plan.sales}
        file="capital-gains-harvesting"
      />
    )}
  </>
)

const saleColumns: readonly Column<YearSale>[] = [
  { heading: t('Sale'), as: 'text', cell: ({ sale }, place) => `${place + 1}. ${ASSETS[sale.asset]}` },
  { heading: t('Bought'), as: 'text', cell: ({ sale }) => dayInWords(sale.bought) },
  { heading: t('Sold'), as: 'text', cell: ({ sale }) => dayInWords(sale.sold) },
  { heading: t('Holding'), as: 'text', cell: ({ result }) => TERMS[result.term] },
  { heading: t('Cost'), as: 'rupees', cell: ({ result }) => result.costUsed },
  { heading: t('Price'), as: 'rupees', cell: ({ sale }) => sale.sale },
  { heading: t('Gain or loss'), as: 'rupees', answer: true, cell: ({ result }) => result.gainWithoutIndex },
]

const harvestColumns: readonly Column<HarvestSale>[] = [
  { heading: t('Purchase'), as: 'text', cell: ({ row }) => String(row) },
  { heading: t('Units'), as: 'text', answer: true, cell: ({ units }) => grouped(units, 3) },
  { heading: t('Sell from'), as: 'text', cell: ({ from }) => dayInWords(from) },
  { heading: t('Price'), as: 'rupees', cell: ({ value }) => value },
  { heading: t('Gain'), as: 'rupees', cell: ({ gain }) => gain },
]
const TERMS = { long: t('Long-term'), short: t('Short-term'), none: '—' }

const LOSSES: Record<LossKind, string> = {
  long: t('Long-term loss'),
  short: t('Short-term loss'),
  broughtLong: t('Long-term, brought forward'),
  broughtShort: t('Short-term, brought forward'),
}
const HEADS: Record<GainHead, string> = {
  slab: t('short-term at slab rates'),
  short20: t('short-term equity'),
  long125: t('long-term besides equity'),
  equityLong: t('long-term equity'),
}
const useColumns: readonly Column<LossUse>[] = [
  {
    heading: t('Loss against gain'),
    as: 'text',
    cell: ({ loss, head }) => t('{0} against {1}', LOSSES[loss], HEADS[head]),
  },
  { heading: t('Amount'), as: 'rupees', answer: true, cell: ({ amount }) => amount },
]
