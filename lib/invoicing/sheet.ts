import { dayInWords } from '@/lib/format/days'
import { type Draft, FIRST_NUMBER, type Look } from '@/lib/invoicing/draft'

export interface SheetFact {
  label: string
  value: string
}

export interface SheetParty {
  heading: string
  name: string
  lines: readonly string[]
}

export interface SheetColumn {
  heading: string
  /** Words stand left and take the room that is left; numbers stand right. */
  holds: 'words' | 'code' | 'number'
}

export interface SheetTable {
  columns: readonly SheetColumn[]
  rows: readonly (readonly string[])[]
  /** A last row of sums, where the table has one. */
  foot?: readonly string[]
}

export interface SheetSum extends SheetFact {
  strong?: boolean
}

/**
 * What stands on the paper, in the order of reading, as texts ready to be set. The page and the PDF both draw this and
 * work nothing out themselves. Empty texts and lists are left out by whoever draws.
 */
export interface Sheet {
  /** For a file: 'INV-001'. */
  fileStem: string
  look: Look
  title: string
  /** Words that the law wants at the top. */
  statement: string
  /** Ids of pictures, '' for none. */
  logo: string
  signature: string
  seller: SheetParty
  client: SheetParty
  facts: readonly SheetFact[]
  /** The lines of a quotation or an invoice; receipts have entries in place of it. */
  table: SheetTable | null
  entries: readonly SheetFact[]
  sums: readonly SheetSum[]
  /** 'Rupees One Lakh Only'; '' where an entry says it. */
  words: string
  /** Tax by HSN and rate. */
  taxes: SheetTable | null
  /** A link for a QR code, with the same in text for those whose app takes no amount. */
  upi: { link: string; says: string } | null
  /** Notes, terms, bank details. */
  remarks: readonly SheetFact[]
  closing: readonly string[]
  signedFor: string
  signedBy: string
}

/** A day on paper: '21 November 2026', or '' while it is not known. */
export const dayOnPaper = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? dayInWords(day) : '')

/** A number of a document made safe for a file's name: 'INV/26-27/001' is 'INV-26-27-001'. */
export function fileStem({ number, kind }: Pick<Draft, 'number' | 'kind'>): string {
  const safe = number
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return safe || FIRST_NUMBER[kind]
}
