import { FieldPair } from '@/components/documents/controls/section'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { t } from '@/lib/language/words'

/** The receipt voucher of an advance that is paid back, and for what it was. */
export function RefundFields({ doc }: { doc: Receipt }) {
  const { own } = bindDocumentFields(doc)
  return (
    <>
      <FieldPair>
        <TextField field={own('against')} label={t('Receipt voucher number')} />
        <DateField field={own('againstDate')} label={t('Receipt voucher date')} />
      </FieldPair>
      <TextField
        field={own('purpose')}
        label={t('Refund for')}
        hint={t('The goods or services that are not supplied')}
      />
      <p className="text-sm text-soft">
        {t(
          'For an advance for which nothing is supplied and no invoice is issued: section 31(3)(e) of the CGST Act. GSTR-1 takes it off the advances.',
        )}
      </p>
    </>
  )
}
