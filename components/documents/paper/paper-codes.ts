import type { Paper } from '@/components/documents/paper/paper'
import { labelling, type PaperWords, SECOND_LINE } from '@/components/documents/paper/paper-words'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { eInvoiceOf } from '@/lib/invoicing/tax/e-invoice'
import { isVpa, upiLink } from '@/lib/upi/upi-link'

/** As much of a UPI ID as one line below its code takes. */
const LONGEST_UPI_LINE = 26

/** A UPI ID on a line of its own, a long one in two before its bank, so that neither part breaks. */
const vpaOnLines = (vpa: string) => `\n${vpa.length > LONGEST_UPI_LINE ? vpa.replace('@', '\n@') : vpa}`

/** The link of the QR code and its caption; null without a valid UPI ID, and where nothing is to be paid any more. */
export function upiPayment(doc: Invoice, amountPaise: number, { label }: PaperWords): Paper['upi'] {
  const { vpa, name } = doc.business
  const isPaid = amountPaise <= 0 && doc.received.trim() !== ''
  if (!isVpa(vpa) || isPaid) return null
  const note = doc.number.trim()
  const pay =
    amountPaise > 0 ? label('Pay {0} by UPI to', rupeesFromPaise(amountPaise)) : label('Pay by UPI to')
  const caption = pay.replaceAll(SECOND_LINE, '\n') + vpaOnLines(vpa.trim())
  return { link: upiLink({ vpa, name, amountPaise, note }), caption }
}

/** What an e-invoice adds: IRN in two lines of one length, acknowledgement and the text of the signed QR code. */
export function eInvoiceDetails(doc: SupplyDocument, wording: PaperWords): Paper['eInvoice'] {
  const found = eInvoiceOf(doc)
  const labelled = labelling(wording)
  if (!found) return null
  const { irn, ackNumber, ackDate, signedQr } = found
  return {
    qr: signedQr,
    lines: [
      ...(irn ? ['IRN', irn.slice(0, 32), irn.slice(32)] : []),
      ...labelled('Ack. no.', ackNumber),
      ...labelled('Ack. date', wording.day(ackDate)),
    ],
  }
}
