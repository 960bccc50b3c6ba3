import { NumberCell, numericField } from '@/components/documents/controls/number-cell'
import { FieldPair } from '@/components/documents/controls/section'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { payableKinds } from '@/lib/invoicing/tax/payable'
import { t } from '@/lib/language/words'

/** The fields of TCS, TDS and the payment received on an invoice. */
export function PayableFields({ doc }: { doc: Invoice }) {
  const { own } = bindDocumentFields(doc)
  const bind = (key: keyof typeof payableKinds) => numericField(own(key), payableKinds[key])
  return (
    <FieldPair>
      <NumberCell
        field={bind('received')}
        label={t('Amount received')}
        hint={t('Before or with this invoice')}
        money
      />
      <NumberCell
        field={bind('tdsPercent')}
        label={t('TDS expected')}
        hint={t('Deducted by the client from the value without GST')}
        percent
      />
      <NumberCell
        field={bind('tcsPercent')}
        label="TCS"
        hint={t('Collected by you on the total with GST')}
        percent
      />
    </FieldPair>
  )
}
