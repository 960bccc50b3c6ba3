import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Look } from '@/lib/invoicing/document/look'
import type { LogoPlace } from '@/lib/invoicing/document/paper-style'
import type { PaperWords } from '@/components/documents/paper/paper-words'
import { FIRST_NUMBER } from '@/lib/invoicing/model/blank-document'

export interface PaperFact {
  label: string
  value: string
}

export interface PaperParty {
  heading: string
  name: string
  lines: readonly string[]
}

export interface PaperColumn {
  heading: string
  /** Text is left-aligned and takes the remaining width; numbers are right-aligned. */
  holds: 'words' | 'code' | 'number'
}

export interface PaperTable {
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  /** A last row of sums, where the table has one. */
  foot?: readonly string[]
  /** The sums of the columns that have one, through each row, for a table that goes over pages; others are empty. */
  running?: readonly (readonly string[])[]
}

export interface PaperSum extends PaperFact {
  strong?: boolean
}

/**
 * The printed document, in reading order, as formatted texts. The page and the PDF both render this and compute
 * nothing themselves. Empty texts and lists are not rendered. A label may have a second line (`SECOND_LINE`).
 */
export interface Paper {
  /** For a file: 'INV-001'. */
  fileStem: string
  look: Look
  /** Its language, for what is no part of the document: page numbers, sums carried forward. */
  wording: PaperWords
  /** '#rrggbb', '' for the colour of the look. */
  accent: string
  logoPlace: LogoPlace
  title: string
  /** 'Original for recipient' and the like, where several copies are made. */
  copy?: string
  /** Words that the law wants at the top. */
  statement: string
  /** Ids of pictures, '' for none. */
  logo: string
  signature: string
  seller: PaperParty
  client: PaperParty
  facts: readonly PaperFact[]
  /** The lines of a quotation or an invoice; receipts have entries in place of it. */
  table: PaperTable | null
  entries: readonly PaperFact[]
  sums: readonly PaperSum[]
  /** 'Rupees One Lakh Only'; '' where an entry has it. */
  words: string
  /** Tax by HSN and rate. */
  taxes: PaperTable | null
  /** The tax in words; '' where there is none. */
  taxWords: string
  /** A link for a QR code, with the same in text for those whose app takes no amount. */
  upi: { link: string; caption: string } | null
  /** The printed lines of an e-invoice, and the text of its QR code, '' for none. */
  eInvoice?: { qr: string; lines: readonly string[] } | null
  /** Notes, terms, bank details. */
  remarks: readonly PaperFact[]
  closing: readonly string[]
  /** True if there is space for a revenue stamp next to the signature. */
  stamp: boolean
  /** True if it shares a page with others. */
  compact: boolean
  /** The sheet on which its PDF is. */
  sheet: 'a4' | 'a5'
  signedFor: string
  signedBy: string
}

/** A number of a document made safe for a file's name: 'INV/26-27/001' is 'INV-26-27-001'. */
export function documentFileStem({ number, kind }: Pick<BusinessDocument, 'number' | 'kind'>): string {
  const safe = number
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return safe || FIRST_NUMBER[kind]
}
