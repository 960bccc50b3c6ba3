import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import type { Jewellery, JewelleryBill } from '@/lib/gold/jewellery-bill'
import { nameOf, t } from '@/lib/language/words'
import { type BillLine, billLines } from './bill-steps'

const columns: Column<BillLine>[] = [
  { heading: nameOf('calculator-words', 'Line'), as: 'text', cell: ({ label }) => label },
  { heading: t('Sum'), as: 'text', cell: ({ sum }) => sum || null },
  { heading: t('Amount'), as: 'paise', answer: true, cell: ({ paise }) => paise },
]

/** Every line with its sum, to hold against the jeweller's bill. */
export default function BillLines({ piece, bill }: { piece: Jewellery; bill: JewelleryBill }) {
  const toPay = { label: t('To pay'), sum: '', paise: bill.toPayPaise }
  return (
    <>
      <p className="mt-1 text-soft">
        {t(
          'The bill of hallmarked jewellery must name each article, its net weight, its purity and the hallmarking charge.',
        )}
      </p>
      <ResultTable
        wordy
        caption={t('Lines of the bill')}
        columns={columns}
        rows={[...billLines(piece, bill), toPay]}
        file="jewellery-bill"
      />
    </>
  )
}
