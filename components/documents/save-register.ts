import { csvOf } from '@/components/results/save-csv'
import { saveFile } from '@/components/results/save-file'
import type { Draft } from '@/lib/invoicing/draft'
import { registerTable } from '@/lib/invoicing/register-csv'

/** Spreadsheets read a file without it in their local encoding, and break names in Indian scripts. */
const BYTE_ORDER_MARK = '\ufeff'

/** Saves a table as a file for spreadsheets. */
export function saveTable(
  stem: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  saveFile(`${stem}.csv`, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + csvOf([headings, ...rows]))
}

export function saveRegisterCsv(documents: readonly Draft[], unfinishedToo: boolean): void {
  const { headings, rows } = registerTable(documents, unfinishedToo)
  saveTable('invoice-register', headings, rows)
}
