import { type BusinessDocument, isSupply } from '@/lib/invoicing/document/document'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import { numberFault } from '@/lib/invoicing/model/number-fault'
import { longestSerialNumber } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import { chargedLines } from '@/lib/invoicing/model/filled-lines'
import { isHsnCode } from '@/lib/invoicing/returns/file-values'
import { isReported } from '@/lib/invoicing/returns/gstr1'
import { mayBeExempt } from '@/lib/invoicing/tax/exemption-of'
import { headsInDoubt } from '@/lib/invoicing/tax/heads-in-doubt'
import { isRegisteredBuyer } from '@/lib/identity/gstin'

/** What the documents of a return lack, with their numbers. The files are made all the same. */
export interface Gstr1Gap {
  kind: 'number' | 'hsn' | 'exemption' | 'clientGstin' | 'headsInDoubt'
  numbers: readonly string[]
}

const LACKS: Record<Gstr1Gap['kind'], (doc: Parameters<typeof chargedLines>[0]) => boolean> = {
  number: (doc) => numberFault(doc, [], ruleOn(longestSerialNumber, documentLawDay(doc.date)).value) !== null,
  hsn: (doc) => chargedLines(doc).some(({ hsn }) => !isHsnCode(hsn)),
  exemption: (doc) =>
    isSupply(doc) &&
    doc.supply === 'tax' &&
    chargedLines(doc).some((line) => line.exemption === '' && mayBeExempt(doc, line)),
  clientGstin: ({ client }) => client.gstin.trim() !== '' && !isRegisteredBuyer(client.gstin),
  headsInDoubt,
}

/** The gaps in the documents that GSTR-1 reports of a period, both days included. */
export function gstr1Gaps(documents: readonly BusinessDocument[], from: string, to: string): Gstr1Gap[] {
  const reported = documents.filter(isSupply).filter((doc) => isReported(doc, from, to))
  return (Object.keys(LACKS) as Gstr1Gap['kind'][])
    .map((kind) => ({ kind, numbers: reported.filter(LACKS[kind]).map(({ number }) => number.trim()) }))
    .filter(({ numbers }) => numbers.length > 0)
}
