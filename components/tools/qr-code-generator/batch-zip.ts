import { zipSync } from 'fflate'
import { parse } from 'papaparse'
import { batchRows } from '@/lib/qr/batch-rows'
import type { QrLevel } from '@/lib/qr/qr-matrix'
import type { QrStyle } from '@/lib/qr/styled-code'
import { makeCode } from './make-code'

export interface BatchZip {
  zip: Blob
  count: number
  /** Rows of which no code could be made, counted from 1. */
  problems: readonly number[]
}

const bytesOf = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))

/** A ZIP file of PNGs, one for each row of a CSV text. The page stays usable: it is drawn between two codes. */
export async function batchZip(
  text: string,
  level: QrLevel,
  style: QrStyle,
  onProgress: (done: number, of: number) => void,
): Promise<BatchZip> {
  const { data } = parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  const rows = batchRows(data)
  const files: Record<string, Uint8Array> = {}
  const problems: number[] = []
  for (const [place, { row, name, payload }] of rows.entries()) {
    onProgress(place, rows.length)
    const code = payload === null ? null : await makeCode(payload, level, style)
    if (code?.kind === 'ready') files[`${name}.png`] = bytesOf(code.png)
    else problems.push(row)
    await new Promise((resolve) => setTimeout(resolve))
  }
  // PNGs are packed already.
  const zip = new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' })
  return { zip, count: Object.keys(files).length, problems }
}
