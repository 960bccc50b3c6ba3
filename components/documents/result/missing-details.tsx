import { rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { cautionText, lineNumbersText } from '@/components/documents/result/caution-text'
import type { FieldMessages } from '@/components/documents/controls/field-messages'
import { RuleNote } from '@/components/results/rule-note'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { isPurchase } from '@/lib/invoicing/model/document-groups'
import { cautions } from '@/lib/invoicing/tax/cautions'
import { type PaperType, paperTypeOf } from '@/lib/invoicing/tax/paper-type'
import { requiredDetails } from '@/lib/invoicing/tax/required-details'
import type { Detail } from '@/lib/invoicing/tax/detail-check'
import { isToBeSigned } from '@/lib/invoicing/tax/to-be-signed'
import {
  landlordPanAbove,
  eInvoiceTurnoverAbove,
  rule46aSource,
  rule46Source,
  rule49Source,
  rule50Source,
  rule51Source,
  rule52Source,
  rule53Source,
  rule55Source,
  unregisteredBuyerNamedFrom,
} from '@/lib/rules/gst/invoice-fields'
import type { RuleSource } from '@/lib/rules/rule'
import { plural, t } from '@/lib/language/words'

const MISSING: Record<Detail, string> = {
  sellerName: t('Your name'),
  sellerAddress: t('Your address'),
  sellerGstin: t('Your GSTIN, typed correctly'),
  sellerState: t('Your state'),
  number: t('A number'),
  date: t('The date'),
  validUntil: t('The date until which the price is valid'),
  buyerName: t('The client’s name'),
  buyerAddress: t('The client’s address'),
  buyerGstin: t('The client’s GSTIN, typed correctly'),
  buyerState: t('The place of supply, with its state'),
  lines: t('At least one item'),
  descriptions: t('A description'),
  hsn: t('An HSN or SAC code'),
  quantities: t('A quantity'),
  units: t('A unit, for goods'),
  rates: t('A rate'),
  amount: t('The amount'),
  purpose: t('What it is for'),
  house: t('The address of the house'),
  month: t('The month of the rent'),
  deliverTo: t('The delivery address of the export'),
  country: t('The country of destination'),
  exchangeRate: t('The exchange rate'),
  rateDate: t('The date of the exchange rate'),
  ownPan: t('The institution’s PAN'),
  donorPan: t('The donor’s PAN, for the statement of donations (Form 10BD or its successor)'),
  approval: t('The approval number of the institution, for the donor’s deduction'),
  against: t('The number of the original invoice'),
  againstDate: t('The date of the original invoice'),
  landlordPan: t(
    'The landlord’s PAN, which employers ask for above {0} of rent a year',
    rupees(inForce(landlordPanAbove).value),
  ),
}

/** On a receipt the client is the payer. */
const OF_PAYER: Partial<Record<Detail, string>> = {
  buyerName: t('Payer’s name'),
  buyerAddress: t('Payer’s address'),
  buyerGstin: t('Payer’s GSTIN, typed correctly'),
}

/** Labels on a refund, which names the voucher of the advance. */
const OF_REFUND: Partial<Record<Detail, string>> = {
  ...OF_PAYER,
  against: t('The number of the receipt voucher'),
  againstDate: t('The date of the receipt voucher'),
}

/** Labels on a document to a supplier. */
const OF_SUPPLIER: Partial<Record<Detail, string>> = {
  buyerName: t('The supplier’s name'),
  buyerAddress: t('The supplier’s address'),
  buyerGstin: t('The supplier’s GSTIN, typed correctly'),
}

const wordsFor = (doc: BusinessDocument, detail: Detail) =>
  (isRefund(doc) ? OF_REFUND : doc.kind === 'receipt' ? OF_PAYER : isPurchase(doc) ? OF_SUPPLIER : {})[
    detail
  ] ?? MISSING[detail]

/** The name of each paper, and the rule that prescribes its contents, if any. */
const PAPERS: Record<PaperType, { name: string; rule?: string; source?: RuleSource }> = {
  taxInvoice: { name: t('a tax invoice'), rule: t('Rule 46'), source: rule46Source },
  billOfSupply: { name: t('a bill of supply'), rule: t('Rule 49'), source: rule49Source },
  mixedInvoice: { name: t('an invoice-cum-bill of supply'), rule: t('Rule 46A'), source: rule46aSource },
  creditNote: { name: t('a credit note'), rule: t('Rule 53'), source: rule53Source },
  debitNote: { name: t('a debit note'), rule: t('Rule 53'), source: rule53Source },
  challan: { name: t('a delivery challan'), rule: t('Rule 55'), source: rule55Source },
  bill: { name: t('a bill') },
  purchaseOrder: { name: t('a purchase order') },
  selfInvoice: { name: t('a self-invoice'), rule: t('Rule 46'), source: rule46Source },
  paymentVoucher: { name: t('a payment voucher'), rule: t('Rule 52'), source: rule52Source },
  donationReceipt: { name: t('a donation receipt') },
  quotation: { name: t('a quotation') },
  proforma: { name: t('a proforma invoice') },
  receipt: { name: t('a receipt') },
  receiptVoucher: { name: t('a receipt voucher'), rule: t('Rule 50'), source: rule50Source },
  refundVoucher: { name: t('a refund voucher'), rule: t('Rule 51'), source: rule51Source },
  rentReceipt: { name: t('a rent receipt') },
}

/** Lists what the document still lacks, what to check in it, and what nobody checked. */
export default function MissingDetails({
  doc,
  messages,
}: {
  doc: BusinessDocument
  messages: FieldMessages
}) {
  const turnover = useStore(documentStore, (state) => state.settings.turnover)
  const checks = useMemo(() => requiredDetails(doc, turnover), [doc, turnover])
  const { name: plainName, rule, source } = PAPERS[paperTypeOf(doc)]
  const name = rule ? t('{0} under {1}', plainName, rule) : plainName
  const missing = checks.filter(({ met }) => !met)
  const toCorrect = countMessages(messages)
  const documents = useDeferredValue(useStore(documentStore, (state) => state.documents))
  const found = useMemo(() => cautions(doc, documents).map(cautionText), [doc, documents])
  return (
    <section aria-labelledby="checklist" className="card no-print mt-4 p-5">
      <h2 id="checklist">{headingOf(missing.length, toCorrect, found.length)}</h2>
      <p className="mt-1 text-soft">
        {missing.length > 0
          ? t('For {0}:', name)
          : t('All the details we check for {0} are filled in.', name)}
      </p>
      <ul className="mt-2 grid gap-1">
        {missing.map((check) => (
          <li key={check.detail}>
            • {wordsFor(doc, check.detail)}
            {lineNumbersText(check.lines)}
          </li>
        ))}
        {toCorrect > 0 && (
          <li>
            •{' '}
            {plural(
              toCorrect,
              String(toCorrect),
              'One marked field to correct',
              '{0} marked fields to correct',
            )}
          </li>
        )}
      </ul>
      <Cautions found={found} />
      {isToBeSigned(doc) && (
        <p className="mt-2 text-sm text-soft">
          {doc.kind === 'paymentVoucher'
            ? t('Rule 52 asks for the signature of the supplier or of an authorised representative.')
            : t('Sign the paper by hand, or add a picture of your signature under “Logo and signature”.')}
        </p>
      )}
      {source && (
        <>
          <p className="mt-2 text-sm text-soft">
            {turnover === 'above5Crore'
              ? t(
                  'Not checked: whether codes, rates and the place of supply are right for these items, whether a GSTIN is active, and whether an e-invoice is required (Rule 48(4) requires it above ₹{0} crore of turnover, for registered buyers and exports).',
                  inForce(eInvoiceTurnoverAbove).value / 1_00_00_000,
                )
              : t(
                  'Not checked: whether codes, rates and the place of supply are right for these items, whether a GSTIN is active, and whether an e-invoice is required.',
                )}
          </p>
          <RuleNote
            label={t('Details that {0} requires', rule!)}
            row={{ source }}
            checkedOn={unregisteredBuyerNamedFrom.checkedOn}
          />
        </>
      )}
    </section>
  )
}

function headingOf(missing: number, toCorrect: number, toCheck: number): string {
  if (missing > 0) return t('Still missing')
  if (toCorrect > 0) return t('To be corrected')
  return toCheck > 0 ? t('To be checked') : t('All details entered')
}

/** The warnings: allowed, but probably a mistake. */
function Cautions({ found }: { found: readonly string[] }) {
  if (found.length === 0) return null
  return (
    <>
      <h3 className="mt-3">{t('Please check')}</h3>
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
