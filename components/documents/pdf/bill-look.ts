import type { Content, ContentTable } from 'pdfmake/interfaces'
import type { Paper, PaperTable } from '@/components/documents/paper/paper'
import type { PdfSheet } from '@/components/documents/pdf/pdf-sheet'
import type { Pictures } from '@/lib/invoicing/storage/stored-pictures'

/** How the rows of a bill are set. */
export interface RowStyle {
  /** Widths of the columns, in points; by their texts unless given. */
  widths?: readonly number[]
  /** The rows that hold sums, counted from 0. */
  sumRows?: readonly number[]
  /** The table of which these rows are a part: its size of type is that of all pages. */
  whole?: PaperTable
  /** An empty row before this one, so high that the table reaches its end. */
  fill?: { before: number; height: number }
}

/** The differences between the looks of a bill. */
export interface BillLook {
  sheet: PdfSheet
  /** Everything above the table on the first page. */
  head(paper: Paper, pictures: Pictures): Content[]
  /** From whom, for whom and of which number, above the table on later pages. */
  heading(paper: Paper): Content
  rows(table: PaperTable, style: RowStyle): ContentTable
  /** Below the table; the first part stays with the last rows. */
  ending(paper: Paper, pictures: Pictures): Content[]
  /** True if the table reaches down to what follows it at the foot of the page. */
  fills: boolean
}
