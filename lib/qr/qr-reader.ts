import jsQR from 'jsqr'
import { plainStyle, qrPixels, qrPlace } from '@/lib/qr/qr-drawing'
import type { QrMatrix } from '@/lib/qr/qr-matrix'

/** An independent reader. Import this module when a code is read; the reader is 45 KB. */

/** Decodes a plain code in a picture of so many pixels; null if none is found. */
export function readQr(matrix: QrMatrix, wantedPx: number): string | null {
  const { sizePx } = qrPlace(matrix, plainStyle(wantedPx))
  const found = jsQR(qrPixels(matrix, wantedPx), sizePx, sizePx, { inversionAttempts: 'dontInvert' })
  return found ? found.data : null
}

/** The text of the code in a picture; null where the reader finds none. */
export function readCanvas(context: CanvasRenderingContext2D): string | null {
  const { width, height } = context.canvas
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null
}
