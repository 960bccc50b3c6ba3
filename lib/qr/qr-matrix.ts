import { create } from 'qrcode'
import { bytesOf } from '@/lib/qr/utf8'

/** How much of the code may be damaged and still be read: about 7, 15, 25 and 30 per cent. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H'

export interface QrMatrix {
  /** Modules on a side, the quiet margin not counted: 21 to 177. */
  size: number
  isDark(row: number, column: number): boolean
}

/** Bytes that the largest code holds. Source: ISO/IEC 18004, version 40 in byte mode. */
export const MOST_QR_BYTES: Readonly<Record<QrLevel, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 }

/**
 * The smallest QR code that holds a text, or null for a text longer than any code. The text is written as one run of
 * UTF-8 bytes: readers guess the alphabet of each run by itself, and guess wrong in short ones.
 * Import this module when a code is wanted; it brings the encoder with it.
 */
export function qrMatrix(text: string, level: QrLevel): QrMatrix | null {
  const data = bytesOf(text)
  if (data.length === 0 || data.length > MOST_QR_BYTES[level]) return null
  const { modules } = create([{ data, mode: 'byte' }], { errorCorrectionLevel: level })
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 }
}
