import jsQR from 'jsqr'
import { qrPixels } from '@/lib/qr/qr-drawing'
import type { QrMatrix } from '@/lib/qr/qr-matrix'

/**
 * What an independent reader makes of a code in a picture of so many pixels; null where it finds none.
 * Import this module when a code is read back; the reader is 45 KB.
 */
export function readQr(matrix: QrMatrix, sizePx: number): string | null {
  const found = jsQR(qrPixels(matrix, sizePx), sizePx, sizePx, { inversionAttempts: 'dontInvert' })
  return found ? found.data : null
}
