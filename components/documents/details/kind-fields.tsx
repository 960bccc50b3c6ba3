import { useState } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { challanReasonNames } from '@/components/documents/store/challan-reasons'
import { paymentModeNames } from '@/components/documents/store/payment-modes'
import { documentFileStem } from '@/components/documents/paper/paper'
import { bindTransport, StationFields } from '@/components/documents/details/station-fields'
import { FieldPair, Section } from '@/components/documents/controls/section'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import { SelectField } from '@/components/fields/select-field'
import { Suggestions } from '@/components/fields/suggestions'
import { TextField } from '@/components/fields/text-field'
import { saveFile } from '@/components/share/save-file'
import { Button } from '@/components/ui/button'
import type { ItemDocument } from '@/lib/invoicing/document/document'
import type { CashMemo } from '@/lib/invoicing/document/invoice'
import type { CreditNote, DebitNote } from '@/lib/invoicing/document/note'
import type { PaymentVoucher } from '@/lib/invoicing/document/purchase'
import type { DispatchDocument } from '@/lib/invoicing/model/document-groups'
import { ewayBill } from '@/lib/invoicing/returns/eway-bill'
import { type EwayBillGap, ewayBillGaps } from '@/lib/invoicing/returns/eway-gaps'
import { LONGEST_SUB_SUPPLY } from '@/lib/invoicing/returns/eway-movement'
import { invoicesIn } from '@/lib/invoicing/tax/payments'
import { t } from '@/lib/language/words'

/** The fields that only this kind of document has. */
export function DocumentKindFields({ doc }: { doc: ItemDocument }) {
  if (doc.kind === 'challan') {
    const { own } = bindDocumentFields(doc)
    return (
      <>
        <SelectField field={own('reason')} label={t('Reason for transport')} options={challanReasonNames} />
        {doc.reason === 'other' && (
          <TextField
            field={own('otherReason')}
            label={t('The reason in words')}
            hint={t('Up to 20 characters, for the e-way bill')}
            longest={LONGEST_SUB_SUPPLY}
          />
        )}
      </>
    )
  }
  if (doc.kind === 'purchaseOrder')
    return (
      <DateField field={bindDocumentFields(doc).own('deliverBy')} label={t('Deliver by')} min={doc.date} />
    )
  if (doc.kind === 'selfInvoice')
    return (
      <p className="text-sm text-soft">
        {t(
          'For purchases under reverse charge from a supplier without a GSTIN: section 31(3)(f) of the CGST Act. Give it within 30 days of the supply: Rule 47A. The tax is yours to pay and is not in the total; GSTR-3B has it in table 3.1(d).',
        )}
      </p>
    )
  if (doc.kind === 'cashMemo' || doc.kind === 'paymentVoucher') return <PaidFields doc={doc} />
  return doc.kind === 'creditNote' || doc.kind === 'debitNote' ? <NoteFields doc={doc} /> : null
}

/** How it was paid. */
function PaidFields({ doc }: { doc: CashMemo | PaymentVoucher }) {
  const { own } = bindDocumentFields<CashMemo | PaymentVoucher>(doc)
  return (
    <>
      <FieldPair>
        <SelectField field={own('paidBy')} label={t('Paid by')} options={paymentModeNames} />
        <TextField
          field={own('reference')}
          label={t('Reference')}
          hint={t('Number of the transfer or cheque')}
        />
      </FieldPair>
      {doc.kind === 'paymentVoucher' && (
        <p className="text-sm text-soft">
          {t(
            'For purchases on which you pay the GST (reverse charge): section 31(3)(g) of the CGST Act. The lines are what you pay the supplier, the tax is yours to pay and is not in the total.',
          )}
        </p>
      )}
    </>
  )
}

/** The invoice that a note corrects, and why. */
function NoteFields({ doc }: { doc: CreditNote | DebitNote }) {
  const fields = bindDocumentFields(doc)
  const invoices = useStore(documentStore, (state) => state.documents)
  const numbers = invoicesIn(invoices).map(({ number }) => number.trim())
  return (
    <Section heading={t('Original invoice')}>
      <FieldPair>
        <TextField field={fields.own('against')} label={t('Original invoice number')} list="known-invoices" />
        <DateField field={fields.own('againstDate')} label={t('Original invoice date')} />
      </FieldPair>
      <TextField
        field={fields.own('reason')}
        label={t('Reason')}
        hint={t('Such as goods returned, price corrected')}
      />
      <CheckboxField
        field={fields.flag('movesGoods')}
        label={
          doc.kind === 'creditNote'
            ? t('Goods come back: GSTR-1 counts their quantity')
            : t('More goods were sent: GSTR-1 counts their quantity')
        }
      />
      <Suggestions id="known-invoices" texts={[...new Set(numbers)].filter(Boolean)} />
    </Section>
  )
}

const MODES = { road: t('Road'), rail: t('Rail'), air: t('Air'), ship: t('Ship') }

/** How the goods are moved, for the challan and the e-way bill. */
export function TransportFields({ doc }: { doc: DispatchDocument }) {
  const { transport } = doc
  const bind = bindTransport(doc)
  const km = transport.distanceKm.trim()
  const badDistance = km !== '' && (!/^\d{1,4}$/.test(km) || Number(km) > 4_000)
  return (
    <>
      <FieldPair>
        <SelectField field={bind('mode')} label={t('Mode of transport')} options={MODES} />
        <TextField field={bind('vehicle')} label={t('Vehicle number')} />
        <TextField field={bind('transporter')} label={t('Transporter')} />
        <TextField field={bind('transporterId')} label={t('Transporter’s GSTIN or ID')} />
        <TextField
          field={bind('documentNumber')}
          label={t('Transport document')}
          hint={
            transport.mode === 'road'
              ? t('Lorry receipt, if there is one')
              : t('Receipt or bill of the carrier')
          }
        />
        <DateField field={bind('documentDate')} label={t('Its date')} />
        <TextField
          field={bind('distanceKm', badDistance ? t('Enter whole kilometres, up to 4,000.') : null)}
          label={t('Distance in km')}
        />
      </FieldPair>
      <StationFields doc={doc} />
      <EwayBillButton doc={doc} />
    </>
  )
}

const GAPS: Record<EwayBillGap, string> = {
  total: t('an item with readable numbers'),
  number: t('a number of up to 16 letters, digits, hyphens and slashes, and a date'),
  sellerGstin: t('your GSTIN'),
  clientGstin: t('the client’s GSTIN, typed correctly'),
  deliverState: t('the state of the delivery address'),
  goods: t('an item that is goods'),
  mostItems: t('separate bills of up to 250 items'),
  reason: t('the reason in words'),
  transporterId: t('the transporter’s GSTIN or ID of 15 characters'),
  transportDocument: t('the number and date of the transport document'),
  fromPincode: t('the pincode of dispatch'),
  toPincode: t('the pincode of delivery'),
  toState: t('the place of supply'),
  hsn: t('an HSN code of 4 to 8 digits for each item'),
  distance: t('the distance in km'),
  vehicle: t('the vehicle number or the transporter’s ID'),
}

/** Saves the e-way bill for the bulk upload, or lists what it lacks. */
function EwayBillButton({ doc }: { doc: DispatchDocument }) {
  const [gaps, setGaps] = useState<readonly EwayBillGap[]>([])
  const save = () => {
    const missing = ewayBillGaps(doc)
    setGaps(missing)
    if (missing.length > 0) return
    saveFile(
      `eway-bill-${documentFileStem(doc)}.json`,
      'application/json',
      JSON.stringify(ewayBill(doc), null, 1),
    )
  }
  return (
    <>
      <Button variant="outline" className="mt-2" onClick={save}>
        {t('E-way bill (JSON)')}
      </Button>
      <p role="status" className="mt-1 text-sm text-soft">
        {gaps.length > 0 && t('The e-way bill still needs {0}.', gaps.map((gap) => GAPS[gap]).join(', '))}
      </p>
      <p className="text-sm text-soft">
        {t(
          'For “Bulk upload” on ewaybillgst.gov.in, in version 1.0.0621 of its format. The schema there is behind a login and changes; the portal checks the file before it issues a number.',
        )}
      </p>
    </>
  )
}
