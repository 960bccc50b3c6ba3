import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { EInvoiceFile } from '@/components/documents/details/e-invoice-file'
import { FieldPair } from '@/components/documents/controls/section'
import { bindDocumentFields, changeDocument } from '@/components/documents/store/use-document'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import {
  type EInvoiceField,
  type EInvoiceProblem,
  eInvoiceProblem,
  withoutWhitespace,
} from '@/lib/invoicing/tax/e-invoice'
import { answerOfCode } from '@/lib/invoicing/returns/e-invoice-answer'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { t } from '@/lib/language/words'

function problemText(field: EInvoiceField, problem: EInvoiceProblem, length: number): string {
  if (problem === 'tooLong')
    return t('{0} characters are too many for one QR code.', length.toLocaleString('en-IN'))
  if (field === 'irn')
    return problem === 'length'
      ? t('An IRN has 64 characters. This one has {0}.', length)
      : t('An IRN has only digits and the letters a to f.')
  if (field === 'ackNumber')
    return problem === 'length' ? t('Enter the whole number, 10 to 20 digits.') : t('Enter digits only.')
  return t('Paste the text of the signed QR code, not a picture of it.')
}

/** A pasted code names its IRN and the day, where the document has none yet. */
function withCode({ irn, ackDate }: SupplyDocument, signedQr: string): Partial<SupplyDocument> {
  const named = irn.trim() === '' ? answerOfCode(signedQr) : null
  return { signedQr, ...(named && { irn: named.irn, ackDate: ackDate || named.ackDate }) }
}

const LONGEST_PASTE = 4_000

/** What the invoice registration portal gave back: it is printed as pasted. */
export function EInvoiceFields({ doc }: { doc: SupplyDocument }) {
  const above = useStore(documentStore, ({ settings }) => settings.turnover === 'above5Crore')
  const { own, flag } = bindDocumentFields(doc)
  const bind = (field: EInvoiceField) => {
    const problem = eInvoiceProblem(field, doc[field])
    return own(field, problem && problemText(field, problem, withoutWhitespace(doc[field]).length))
  }
  return (
    <>
      <p className="text-sm text-soft">
        {t(
          'Register the invoice on a portal for e-invoices: save its file here, upload it there, then load the portal’s answer or paste it. It is printed as Rule 48 asks; Jantar registers nothing.',
        )}
      </p>
      {chargesTax(doc) && <EInvoiceFile doc={doc} />}
      <TextField field={bind('irn')} label="IRN" hint={t('64 characters')} />
      <FieldPair>
        <TextField field={bind('ackNumber')} label={t('Acknowledgement number')} />
        <DateField field={own('ackDate')} label={t('Acknowledgement date')} />
      </FieldPair>
      <TextField
        field={{ ...bind('signedQr'), onText: (text) => changeDocument(doc, withCode(doc, text)) }}
        label={t('Signed QR code')}
        hint={t('Its text, from the portal’s file or response')}
        lines={3}
        longest={LONGEST_PASTE}
      />
      {(above || doc.eInvoiceExempt) && (
        <CheckboxField
          field={flag('eInvoiceExempt')}
          label={t('We are exempt from e-invoices: print the declaration of Rule 46(s)')}
        />
      )}
    </>
  )
}
