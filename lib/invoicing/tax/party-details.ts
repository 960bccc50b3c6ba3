import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import { isNote } from '@/lib/invoicing/model/document-groups'
import { chargedLines } from '@/lib/invoicing/model/filled-lines'
import { type DetailCheck, filledCheck, isGiven } from '@/lib/invoicing/tax/detail-check'
import { exemptionOf } from '@/lib/invoicing/tax/exemption-of'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import { isByGstLaw, isByRule46, paperTypeOf } from '@/lib/invoicing/tax/paper-type'
import { isZeroRated, stateOf } from '@/lib/invoicing/tax/place-of-supply'
import { addTaxSums, totals } from '@/lib/invoicing/tax/totals'
import { unregisteredBuyerNamedFrom } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import { isRegisteredBuyer, readGstin } from '@/lib/identity/gstin'

/** True if the taxable value is one from which rule 46(e) asks for an unregistered buyer's name, address and state. */
function isLarge(doc: BusinessDocument): boolean {
  const result = totals(doc)
  if (!result || !hasItems(doc) || !isByRule46(paperTypeOf(doc))) return false
  const taxable = chargedLines(doc).flatMap((line, place) =>
    exemptionOf(doc, line) === null ? [result.lines[place]!] : [],
  )
  return (
    addTaxSums(taxable).taxableMinor >=
    ruleOn(unregisteredBuyerNamedFrom, documentLawDay(doc.date)).value * 100
  )
}

/**
 * True if a document names its buyer whether registered or not: the consignee of a challan, where goods are
 * not taken to buyers who are found on the way or not known yet; the buyer abroad, except on a receipt
 * voucher, as rule 50 has no proviso on exports.
 */
function isBuyerNamed(doc: BusinessDocument): boolean {
  if (doc.kind === 'challan') return doc.reason !== 'lineSales' && doc.reason !== 'recipientUnknown'
  return doc.kind !== 'receipt' && isZeroRated(doc)
}

/**
 * The buyer: rules 46(d), 49(d), 50(d), 53(1A)(e) and 55(1)(iii) for a registered one; for another one rules 46(e) and
 * 53(1A)(f), which ask for the state too, and the proviso to rule 46 on exports.
 */
export function buyerChecks(doc: BusinessDocument): DetailCheck[] {
  const { client } = doc
  const registered = isGiven(client.gstin)
  const asked = (isNote(doc) && isByGstLaw(doc)) || isLarge(doc)
  const named = registered || asked || isBuyerNamed(doc)
  return [
    ...(named ? [filledCheck('buyerName', client.name), filledCheck('buyerAddress', client.address)] : []),
    ...(registered || doc.specialZone
      ? [{ detail: 'buyerGstin' as const, met: isRegisteredBuyer(client.gstin) }]
      : []),
    // The seller's own state is not taken for the buyer's.
    ...(asked && !registered ? [filledCheck('buyerState', doc.placeOfSupply || stateOf(client))] : []),
  ]
}

/** The seller, with the GSTIN and state of a registered one where the GST law asks for them. */
export function sellerChecks(doc: BusinessDocument): DetailCheck[] {
  const { business } = doc
  // Rule 55(1)(ii): of the consigner of a challan if registered.
  const needsGstin = isByGstLaw(doc) && (doc.kind !== 'challan' || isGiven(business.gstin))
  return [
    filledCheck('sellerName', business.name),
    filledCheck('sellerAddress', business.address),
    ...(needsGstin
      ? [
          { detail: 'sellerGstin' as const, met: readGstin(business.gstin).kind === 'valid' },
          filledCheck('sellerState', stateOf(business)),
        ]
      : []),
  ]
}

/** Rules 46 and 52(a): the supplier, with the GSTIN of a registered one. */
export const supplierChecks = ({ client }: BusinessDocument): DetailCheck[] => [
  filledCheck('buyerName', client.name),
  filledCheck('buyerAddress', client.address),
  ...(isGiven(client.gstin) ? [{ detail: 'buyerGstin' as const, met: isRegisteredBuyer(client.gstin) }] : []),
]
