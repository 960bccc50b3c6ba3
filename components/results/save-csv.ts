import { saveFile } from '@/components/results/save-file'

/** Rupees with two decimals and no grouping, as spreadsheets read them. */
export const plainRupees = (rupees: number) => rupees.toFixed(2)

/** Saves a table as a file for spreadsheets: 'sip-by-year' becomes sip-by-year.csv. */
export async function saveCsv(
  stem: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { unparse } = await import('papaparse')
  const text = unparse({ fields: [...headings], data: rows.map((row) => [...row]) })
  saveFile(`${stem}.csv`, 'text/csv;charset=utf-8', text)
}
