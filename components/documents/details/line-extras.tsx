import { LazyMoreFields } from '@/components/documents/controls/section'
import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import { DiscountAndCharges } from '@/components/documents/details/discount-and-charges'
import { Suggestions } from '@/components/fields/suggestions'
import type { ItemDocument } from '@/lib/invoicing/document/document'
import { t } from '@/lib/language/words'

const UNITS = [
  ...['nos', 'pcs', 'kg', 'g', 'litre', 'm', 'sq ft', 'box', 'bag', 'dozen', 'set'],
  ...['hour', 'day', 'month', 'job'],
]

const loadReferences = () =>
  import('@/components/documents/details/reference-fields').then((module) => module.ReferenceFields)
const loadScan = () => import('@/components/documents/scan/scan-item').then((module) => module.ScanItem)

/**
 * Rarely used parts of a bill: items by their barcode, a discount on all items, charges, numbers of other
 * papers; and the units to choose from.
 */
export default function LineExtraFields({ doc, messages }: DocumentFormProps<ItemDocument>) {
  return (
    <>
      <LazyMoreFields summary={t('Add an item by its barcode')} load={loadScan} props={{ doc }} />
      <DiscountAndCharges doc={doc} messages={messages} />
      <LazyMoreFields
        summary={t('Order, delivery note, batch, MRP, own columns')}
        load={loadReferences}
        props={{ doc }}
      />
      <Suggestions id="known-units" texts={UNITS} />
    </>
  )
}
