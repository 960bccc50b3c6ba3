import { saveFile } from '@/components/results/save-file'

/** Rupees with two decimals and no grouping, as spreadsheets read them. */
export const plainRupees = (rupees: number) => rupees.toFixed(2)

/** Saves a table as a file for spreadsheets: 'sip-by-year' becomes sip-by-year.csv. */
export function saveCsv(
  stem: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  saveFile(`${stem}.csv`, 'text/csv;charset=utf-8', csvOf([headings, ...rows]))
}

/** Lines and cells as RFC 4180 writes them. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')
}

/** In quotes where a comma, a quote, a line break or a space at an end would otherwise be misread. */
function csvCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
