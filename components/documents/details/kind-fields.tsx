import { useState } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { CHALLAN_REASONS } from '@/components/documents/store/challan-reasons'
import { PAYMENT_MODES } from '@/components/documents/store/payment-modes'
import { fileStem } from '@/components/documents/paper/paper'
import { Pair, Section } from '@/components/documents/controls/section'
import { changeDocument, fieldsOf } from '@/components/documents/store/use-document'
import { DateField } from '@/components/fields/date-field'
import { SelectField } from '@/components/fields/select-field'
import { Suggestions } from '@/components/fields/suggestions'
import { TextField } from '@/components/fields/text-field'
import { saveFile } from '@/components/share/save-file'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import type {
  CashMemo,
  CreditNote,
  DebitNote,
  ItemDocument,
  PaymentVoucher,
  Transport,
} from '@/lib/invoicing/model/document'
import type { DispatchDocument } from '@/lib/invoicing/model/document-groups'
import { ewayBill } from '@/lib/invoicing/returns/eway-bill'
import { type EwayBillGap, ewayBillGaps } from '@/lib/invoicing/returns/eway-gaps'
import { LONGEST_DESCRIPTION } from '@/lib/invoicing/returns/eway-movement'
import { invoicesIn } from '@/lib/invoicing/tax/payments'

/** What documents of this kind alone ask. */
export function KindFields({ doc }: { doc: ItemDocument }) {
  if (doc.kind === 'challan') {
    const { own } = fieldsOf(doc)
    return (
      <>
        <SelectField field={own('reason')} label="Reason for transport" options={CHALLAN_REASONS} />
        {doc.reason === 'other' && (
          <TextField
            field={own('otherReason')}
            label="The reason in words"
            hint="Up to 20 characters, for the e-way bill"
            longest={LONGEST_DESCRIPTION}
          />
        )}
      </>
    )
  }
  if (doc.kind === 'purchaseOrder')
    return <DateField field={fieldsOf(doc).own('deliverBy')} label="Deliver by" min={doc.date} />
  if (doc.kind === 'cashMemo' || doc.kind === 'paymentVoucher') return <PaidFields doc={doc} />
  return doc.kind === 'creditNote' || doc.kind === 'debitNote' ? <NoteFields doc={doc} /> : null
}

/** How it was paid. */
function PaidFields({ doc }: { doc: CashMemo | PaymentVoucher }) {
  const { own } = fieldsOf<CashMemo | PaymentVoucher>(doc)
  return (
    <>
      <Pair>
        <SelectField field={own('paidBy')} label="Paid by" options={PAYMENT_MODES} />
        <TextField field={own('reference')} label="Reference" hint="Number of the transfer or cheque" />
      </Pair>
      {doc.kind === 'paymentVoucher' && (
        <p className="text-sm text-soft">
          For purchases on which you pay the GST (reverse charge): section 31(3)(g) of the CGST Act. The lines
          are what you pay the supplier, the tax is yours to pay and is not in the total.
        </p>
      )}
    </>
  )
}

/** The invoice that a note corrects, and why. */
function NoteFields({ doc }: { doc: CreditNote | DebitNote }) {
  const fields = fieldsOf(doc)
  const invoices = useStore(documentStore, (state) => state.documents)
  const numbers = invoicesIn(invoices).map(({ number }) => number.trim())
  return (
    <Section heading="Original invoice">
      <Pair>
        <TextField field={fields.own('against')} label="Original invoice number" list="known-invoices" />
        <DateField field={fields.own('againstDate')} label="Original invoice date" />
      </Pair>
      <TextField field={fields.own('reason')} label="Reason" hint="Such as goods returned, price corrected" />
      <Suggestions id="known-invoices" texts={[...new Set(numbers)].filter(Boolean)} />
    </Section>
  )
}

const MODES = { road: 'Road', rail: 'Rail', air: 'Air', ship: 'Ship' }

/** How the goods are moved, for the challan and the e-way bill. */
export function TransportFields({ doc }: { doc: DispatchDocument }) {
  const { transport } = doc
  const bind = (key: keyof Transport, problem: string | null = null) =>
    binding(
      key,
      transport[key],
      (text) => changeDocument<DispatchDocument>(doc, { transport: { ...transport, [key]: text } }),
      problem,
    )
  const km = transport.distanceKm.trim()
  const badDistance = km !== '' && (!/^\d{1,4}$/.test(km) || Number(km) > 4_000)
  return (
    <>
      <Pair>
        <SelectField field={bind('mode')} label="Mode of transport" options={MODES} />
        <TextField field={bind('vehicle')} label="Vehicle number" />
        <TextField field={bind('transporter')} label="Transporter" />
        <TextField field={bind('transporterId')} label="Transporter’s GSTIN or ID" />
        <TextField
          field={bind('documentNumber')}
          label="Transport document"
          hint={
            transport.mode === 'road' ? 'Lorry receipt, if there is one' : 'Receipt or bill of the carrier'
          }
        />
        <DateField field={bind('documentDate')} label="Its date" />
        <TextField
          field={bind('distanceKm', badDistance ? 'Enter whole kilometres, up to 4,000.' : null)}
          label="Distance in km"
        />
      </Pair>
      <EwayBillButton doc={doc} />
    </>
  )
}

const GAPS: Record<EwayBillGap, string> = {
  total: 'an item with readable numbers',
  number: 'a number of up to 16 letters, digits, hyphens and slashes, and a date',
  sellerGstin: 'your GSTIN',
  clientGstin: 'the client’s GSTIN, typed correctly',
  deliverState: 'the state of the delivery address',
  goods: 'an item that is goods',
  reason: 'the reason in words',
  transporterId: 'the transporter’s GSTIN or ID of 15 characters',
  transportDocument: 'the number and date of the transport document',
  fromPincode: 'the pincode in your address',
  toPincode: 'the pincode in the delivery address',
  toState: 'the place of supply',
  hsn: 'an HSN code of 4 to 8 digits for each item',
  distance: 'the distance in km',
  vehicle: 'the vehicle number or the transporter’s ID',
}

/** Saves the e-way bill for the bulk upload, or lists what it lacks. */
function EwayBillButton({ doc }: { doc: DispatchDocument }) {
  const [gaps, setGaps] = useState<readonly EwayBillGap[]>([])
  const save = () => {
    const missing = ewayBillGaps(doc)
    setGaps(missing)
    if (missing.length > 0) return
    saveFile(`eway-bill-${fileStem(doc)}.json`, 'application/json', JSON.stringify(ewayBill(doc), null, 1))
  }
  return (
    <>
      <Button variant="outline" className="mt-2" onClick={save}>
        E-way bill (JSON)
      </Button>
      <p role="status" className="mt-1 text-sm text-soft">
        {gaps.length > 0 && `The e-way bill still needs ${gaps.map((gap) => GAPS[gap]).join(', ')}.`}
      </p>
      <p className="text-sm text-soft">
        For “Bulk upload” on ewaybillgst.gov.in, in version 1.0.0621 of its format. The schema there is behind
        a login and changes; the portal checks the file before it issues a number.
      </p>
    </>
  )
}
