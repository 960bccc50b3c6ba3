import { qrPixels } from '@/lib/qr/qr-drawing'
import type { QrMatrix } from '@/lib/qr/qr-matrix'

/** The code as a PNG file. @returns null where the browser makes no pictures */
export function qrPng(matrix: QrMatrix, sizePx: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = sizePx
  canvas.height = sizePx
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.putImageData(new ImageData(qrPixels(matrix, sizePx), sizePx), 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
