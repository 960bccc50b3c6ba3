import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { cautionText, inLines } from '@/components/documents/result/caution-text'
import type { FieldMessages } from '@/components/documents/controls/field-messages'
import { RuleNote } from '@/components/results/rule-note'
import type { BusinessDocument } from '@/lib/invoicing/model/document'
import { isPurchase } from '@/lib/invoicing/model/document-groups'
import { cautions } from '@/lib/invoicing/tax/cautions'
import { type PaperType, paperTypeOf } from '@/lib/invoicing/tax/paper-type'
import { type Detail, isToBeSigned, requiredDetails } from '@/lib/invoicing/tax/required-details'
import {
  rule46aSource,
  rule46Source,
  rule49Source,
  rule50Source,
  rule52Source,
  rule53Source,
  rule55Source,
  unregisteredBuyerNamedFrom,
} from '@/lib/rules/gst/invoice-fields'
import type { RuleSource } from '@/lib/rules/rule'

const MISSING: Record<Detail, string> = {
  sellerName: 'Your name',
  sellerAddress: 'Your address',
  sellerGstin: 'Your GSTIN, typed correctly',
  sellerState: 'Your state',
  number: 'A number',
  date: 'The date',
  validUntil: 'The date until which the price is valid',
  buyerName: 'The client’s name',
  buyerAddress: 'The client’s address',
  buyerGstin: 'The client’s GSTIN, typed correctly',
  buyerState: 'The place of supply, with its state',
  lines: 'At least one item',
  descriptions: 'A description',
  hsn: 'An HSN or SAC code',
  quantities: 'A quantity',
  units: 'A unit, for goods',
  rates: 'A rate',
  amount: 'The amount',
  purpose: 'What it is for',
  house: 'The address of the house',
  month: 'The month of the rent',
  deliverTo: 'The delivery address of the export',
  country: 'The country of destination',
  exchangeRate: 'The exchange rate',
  rateDate: 'The date of the exchange rate',
  ownPan: 'The institution’s PAN',
  donorPan: 'The donor’s PAN, for the statement of donations (Form 10BD or its successor)',
  approval: 'The approval number of the institution, for the donor’s deduction',
  lut: 'The number of the LUT or bond',
  against: 'The number of the original invoice',
  againstDate: 'The date of the original invoice',
  landlordPan: 'The landlord’s PAN, which employers ask for above ₹1,00,000 of rent a year',
}

/** On a receipt the client is the payer. */
const OF_PAYER: Partial<Record<Detail, string>> = {
  buyerName: 'Payer’s name',
  buyerAddress: 'Payer’s address',
  buyerGstin: 'Payer’s GSTIN, typed correctly',
}

/** Of a document to a supplier. */
const OF_SUPPLIER: Partial<Record<Detail, string>> = {
  buyerName: 'The supplier’s name',
  buyerAddress: 'The supplier’s address',
  buyerGstin: 'The supplier’s GSTIN, typed correctly',
}

const wordsFor = (doc: BusinessDocument, detail: Detail) =>
  (doc.kind === 'receipt' ? OF_PAYER : isPurchase(doc) ? OF_SUPPLIER : {})[detail] ?? MISSING[detail]

/** The name of each paper, and the rule that prescribes its contents, if any. */
const PAPERS: Record<PaperType, { name: string; rule?: string; source?: RuleSource }> = {
  taxInvoice: { name: 'a tax invoice', rule: 'Rule 46', source: rule46Source },
  billOfSupply: { name: 'a bill of supply', rule: 'Rule 49', source: rule49Source },
  mixedInvoice: { name: 'an invoice-cum-bill of supply', rule: 'Rule 46A', source: rule46aSource },
  creditNote: { name: 'a credit note', rule: 'Rule 53', source: rule53Source },
  debitNote: { name: 'a debit note', rule: 'Rule 53', source: rule53Source },
  challan: { name: 'a delivery challan', rule: 'Rule 55', source: rule55Source },
  bill: { name: 'a bill' },
  purchaseOrder: { name: 'a purchase order' },
  paymentVoucher: { name: 'a payment voucher', rule: 'Rule 52', source: rule52Source },
  donationReceipt: { name: 'a donation receipt' },
  quotation: { name: 'a quotation' },
  proforma: { name: 'a proforma invoice' },
  receipt: { name: 'a receipt' },
  receiptVoucher: { name: 'a receipt voucher', rule: 'Rule 50', source: rule50Source },
  rentReceipt: { name: 'a rent receipt' },
}

/** Lists what the document still lacks, what to check in it, and what nobody checked. */
export function MissingDetails({ doc, messages }: { doc: BusinessDocument; messages: FieldMessages }) {
  const turnover = useStore(documentStore, (state) => state.settings.turnover)
  const checks = useMemo(() => requiredDetails(doc, turnover), [doc, turnover])
  const { name: plainName, rule, source } = PAPERS[paperTypeOf(doc)]
  const name = rule ? `${plainName} under ${rule}` : plainName
  const missing = checks.filter(({ met }) => !met)
  const toCorrect = countMessages(messages)
  const documents = useDeferredValue(useStore(documentStore, (state) => state.documents))
  const found = useMemo(() => cautions(doc, documents).map(cautionText), [doc, documents])
  return (
    <section aria-labelledby="checklist" className="card no-print mt-4 p-5">
      <h2 id="checklist">{headingOf(missing.length, toCorrect, found.length)}</h2>
      <p className="mt-1 text-soft">
        {missing.length > 0 ? `For ${name}:` : `All the details we check for ${name} are filled in.`}
      </p>
      <ul className="mt-2 grid gap-1">
        {missing.map((check) => (
          <li key={check.detail}>
            • {wordsFor(doc, check.detail)}
            {inLines(check.lines)}
          </li>
        ))}
        {toCorrect > 0 && (
          <li>
            • {toCorrect === 1 ? 'One marked field to correct' : `${toCorrect} marked fields to correct`}
          </li>
        )}
      </ul>
      <Cautions found={found} />
      {isToBeSigned(doc) && (
        <p className="mt-2 text-sm text-soft">
          {doc.kind === 'paymentVoucher'
            ? 'Rule 52 asks for the signature of the supplier or of an authorised representative.'
            : 'Sign the paper by hand, or add a picture of your signature under “Logo and signature”.'}
        </p>
      )}
      {source && (
        <>
          <p className="mt-2 text-sm text-soft">
            Not checked: whether codes, rates and the place of supply are right for these items, whether a
            GSTIN is active, and whether an e-invoice is required
            {turnover === 'above5Crore' &&
              ' (Rule 48(4) requires it above ₹5 crore of turnover, for registered buyers and exports)'}
            .
          </p>
          <RuleNote
            label={`Details that ${rule} requires`}
            source={source}
            checkedOn={unregisteredBuyerNamedFrom.checkedOn}
          />
        </>
      )}
    </section>
  )
}

function headingOf(missing: number, toCorrect: number, toCheck: number): string {
  if (missing > 0) return 'Still missing'
  if (toCorrect > 0) return 'To be corrected'
  return toCheck > 0 ? 'To be checked' : 'All details entered'
}

/** What is allowed and probably a mistake. */
function Cautions({ found }: { found: readonly string[] }) {
  if (found.length === 0) return null
  return (
    <>
      <h3 className="mt-3">Please check</h3>
      <ul className="mt-1 grid gap-1">
        {found.map((text) => (
          <li key={text}>• {text}</li>
        ))}
      </ul>
    </>
  )
}

function countMessages({ lines, ...fields }: FieldMessages): number {
  const all = [fields, ...lines.values()].flatMap((messages) => Object.values(messages))
  return all.filter((message) => typeof message === 'string').length
}
