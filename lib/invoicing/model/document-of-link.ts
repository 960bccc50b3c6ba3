import { blankLine, firstTaxRate } from '@/lib/invoicing/model/blank-line'
import { taxRate } from '@/lib/invoicing/model/line-numbers'
import { sellerRegistration, withRegistration } from '@/lib/invoicing/model/registration'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { type DocumentKind, type DocumentPage, pageKinds } from '@/lib/invoicing/document/document-kinds'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { type Business, type Client, registrations } from '@/lib/invoicing/document/party'
import { paymentModes } from '@/lib/invoicing/document/payment-mode'
import { type Receipt, receiptTypes } from '@/lib/invoicing/document/receipt'

/** The fields of a new document that a link sets. */
export type DocumentFill = (doc: BusinessDocument) => Partial<Invoice> | Partial<Receipt>

const MOST_LINES_OF_LINK = 40
const LONGEST_TEXT = 300

type Read = (name: string) => string | undefined

/** Only the entries that the link has. */
function given<Of extends object>(entries: { [Key in keyof Of]: Of[Key] | undefined }): Partial<Of> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Partial<Of>
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text)

function lineOf(read: Read, place: number, kind: DocumentKind): DocumentLine | null {
  const cell = (name: string) => read(`items-${place}-${name}`)
  const line = given<
    Pick<DocumentLine, 'description' | 'hsn' | 'quantity' | 'unit' | 'rate' | 'taxRatePercent'>
  >({
    description: cell('description'),
    hsn: cell('hsn'),
    quantity: cell('quantity'),
    unit: cell('unit'),
    rate: cell('rate'),
    taxRatePercent: cell('taxRatePercent'),
  })
  return Object.keys(line).length === 0 ? null : { ...blankLine(place, firstTaxRate(kind)), ...line }
}

const PLACES = Array.from({ length: MOST_LINES_OF_LINK }, (_, place) => place + 1)

/** A link with a rate of GST is of a seller who charges it. */
const chargesRate = (read: Read) =>
  PLACES.some((place) => {
    const rate = taxRate.read(read(`items-${place}-taxRatePercent`) ?? '')
    return rate.ok && rate.value > 0
  })

function itemsOf(read: Read, kind: DocumentKind): Partial<Invoice> {
  const lines = PLACES.flatMap((place) => lineOf(read, place, kind) ?? [])
  return lines.length === 0 ? {} : { lines }
}

const receiptOf = (read: Read): Partial<Receipt> =>
  given<Pick<Receipt, 'type' | 'amount' | 'mode' | 'reference' | 'purpose' | 'house' | 'month' | 'yearPack'>>(
    {
      type: oneOf(receiptTypes, read('type')),
      amount: read('amount'),
      mode: oneOf(paymentModes, read('mode')),
      reference: read('reference'),
      purpose: read('purpose'),
      house: read('house'),
      month: /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(read('month') ?? '')?.[0],
      yearPack: read('yearPack') === undefined ? undefined : read('yearPack') === 'true',
    },
  )

/**
 * The kind of the new document that a link to a page describes, and what it sets there, by the names of the
 * page's controls (docs/links.md); null for a link that names none of them. Texts are cut at 300 letters.
 * @param fragment of the address, with or without its sign
 */
export function documentOfLink(
  page: DocumentPage,
  fragment: string,
): { kind: DocumentKind; fill: DocumentFill } | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const read: Read = (name) => values.get(name)?.slice(0, LONGEST_TEXT)
  const kind = oneOf<DocumentKind>(pageKinds[page], read('document')) ?? pageKinds[page][0]
  const business = given<Pick<Business, 'name' | 'address' | 'gstin'>>({
    name: read('companyName'),
    address: read('companyAddress'),
    gstin: read('companyGstin'),
  })
  const client = given<Pick<Client, 'name' | 'address'>>({
    name: read('clientName'),
    address: read('clientAddress'),
  })
  const own = {
    ...(page === 'receipt' ? receiptOf(read) : itemsOf(read, kind)),
    ...given<Pick<Invoice, 'notes'>>({ notes: read('notes') }),
  }
  const registered = oneOf(registrations, read('registered'))
  if (!registered && [own, business, client].every((part) => Object.keys(part).length === 0)) return null
  const fill: DocumentFill = (doc) => {
    const filled = {
      ...doc,
      ...own,
      business: { ...doc.business, ...business },
      client: { ...doc.client, ...client },
    } as BusinessDocument
    const answer = registered || sellerRegistration(filled) || (chargesRate(read) ? 'yes' : '')
    return withRegistration(filled, business.gstin?.trim() ? 'yes' : answer) as Partial<Invoice>
  }
  return { kind, fill }
}
