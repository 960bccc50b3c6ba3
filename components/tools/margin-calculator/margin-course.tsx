import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { type Goods, type Margin, marginByDiscount } from '@/lib/finance/margin'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const columns: Column<Margin>[] = [
  { heading: t('Discount'), as: 'percent', cell: ({ offPercent }) => offPercent },
  { heading: t('The customer pays'), as: 'paise', cell: ({ paysPaise }) => paysPaise },
  { heading: t('Profit'), as: 'paise', cell: ({ profitPaise }) => profitPaise },
  { heading: t('Margin'), as: 'percent', answer: true, cell: ({ marginPercent }) => marginPercent },
  { heading: t('Mark-up'), as: 'percent', cell: ({ markupPercent }) => markupPercent },
  { heading: t('Pieces a month'), as: 'number', cell: ({ pieces }) => pieces },
]

/** How much of the margin each discount takes. */
export default function MarginCourse({ goods, listPaise }: { goods: Goods; listPaise: number }) {
  return (
    <>
      <p className="mt-1 text-soft">
        {t('One discount on the list price of {0}, in place of those above.', rupeesFromPaise(listPaise))}
      </p>
      <ResultTable
        caption={t('Margin by discount')}
        columns={columns}
        rows={marginByDiscount(goods, listPaise)}
        file="margin-by-discount"
      />
    </>
  )
}
