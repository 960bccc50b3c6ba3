import { useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { paymentModeNames } from '@/components/documents/store/payment-modes'
import { NumberCell, numericField } from '@/components/documents/controls/number-cell'
import { totalInWords } from '@/components/documents/controls/total-in-words'
import { FieldPair } from '@/components/documents/controls/section'
import { Suggestions } from '@/components/fields/suggestions'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { isOutsideGst, isSale } from '@/lib/invoicing/model/document-groups'
import { paiseOf, receiptAmount } from '@/lib/invoicing/model/line-numbers'
import { t } from '@/lib/language/words'

const loadDueBefore = () => import('@/lib/invoicing/tax/payments').then(({ dueBefore }) => dueBefore)

function amountInWords(text: string): string {
  const reading = receiptAmount.read(text)
  return reading.ok && reading.value > 0 ? totalInWords(paiseOf(reading.value)) : ''
}

/** The amount due on the invoice before this receipt, and whether this is more. */
function balanceHint(duePaise: number, totalPaise: number, amount: string): string {
  const reading = receiptAmount.read(amount)
  const paid = reading.ok ? paiseOf(reading.value) : 0
  const due = t('{0} of {1} is due.', rupeesFromPaise(duePaise), rupeesFromPaise(totalPaise))
  return paid > duePaise ? `${due} ${t('The amount received is more than that.')}` : due
}

/** The fields of a payment: amount, mode and purpose. */
export function PaymentFields({ doc }: { doc: Receipt }) {
  const fields = bindDocumentFields(doc)
  const documents = useStore(documentStore, (state) => state.documents)
  const numbers = documents.filter(isSale).map(({ number }) => number.trim())
  const { value: dueBefore } = useLazyImport(loadDueBefore, doc.against !== '')
  const balance = useMemo(() => dueBefore?.(doc, documents), [dueBefore, doc, documents])
  return (
    <>
      <NumberCell
        money
        field={numericField(fields.own('amount'), receiptAmount)}
        label={t(
          doc.type === 'rent'
            ? 'Monthly rent'
            : doc.type === 'refund'
              ? 'Amount refunded'
              : 'Amount received',
        )}
        hint={amountInWords(doc.amount)}
      />
      <FieldPair>
        <SelectField field={fields.own('mode')} label={t('Mode of payment')} options={paymentModeNames} />
        <TextField
          field={fields.own('reference')}
          label={t('Reference')}
          hint={t('Number of the transfer or cheque')}
        />
      </FieldPair>
      {!isOutsideGst(doc) && doc.type !== 'refund' && (
        <FieldPair>
          <TextField
            field={fields.own('against')}
            label={t('Against invoice')}
            list="known-invoices"
            hint={balance && balanceHint(balance.duePaise, balance.totalPaise, doc.amount)}
          />
          <TextField field={fields.own('purpose')} label={t('Payment for')} />
          <Suggestions id="known-invoices" texts={[...new Set(numbers)].filter(Boolean)} />
        </FieldPair>
      )}
    </>
  )
}
