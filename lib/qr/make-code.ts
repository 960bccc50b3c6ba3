import { canvasOf, imageAt } from '@/lib/pictures/canvas'
import { drawQr, qrPlace, type QrStyle, qrSvg } from '@/lib/qr/qr-drawing'
import { MOST_QR_BYTES, type QrLevel, qrMatrix } from '@/lib/qr/qr-matrix'
import { readCanvas } from '@/lib/qr/qr-reader'
import { bytesOf } from '@/lib/qr/utf8'

/** Import this module when a code is wanted; encoder and reader come with it. */

export type MadeCode =
  /** Made, and read back to the very same text. */
  | { kind: 'ready'; payload: string; png: string; svg: string; sizePx: number; modules: number }
  | { kind: 'tooLong'; bytes: number; mostBytes: number }
  /** A reader does not find the same text in it; it is not offered. */
  | { kind: 'unreadable' }
  | { kind: 'noCanvas' }

/** Pixels of a dot in the pictures that are read back. The reader misses a sound code at one size or another. */
const READ_BACK_PX = [4, 6, 3, 8] as const

/** Draws a code and reads it back with an independent reader before it is offered. */
export async function makeCode(payload: string, level: QrLevel, style: QrStyle): Promise<MadeCode> {
  const matrix = qrMatrix(payload, level)
  if (!matrix) return { kind: 'tooLong', bytes: bytesOf(payload).length, mostBytes: MOST_QR_BYTES[level] }
  const logo = style.logo === '' ? null : await imageAt(style.logo)
  const drawn = (wantedPx: number) => {
    const sized = { ...style, sizePx: wantedPx }
    const context = canvasOf(qrPlace(matrix, sized).sizePx)
    if (context) drawQr(context, matrix, sized, logo)
    return context
  }
  const picture = drawn(style.sizePx)
  if (!picture) return { kind: 'noCanvas' }
  const across = matrix.size + 2 * style.marginModules
  if (!READ_BACK_PX.some((dotPx) => readCanvas(drawn(dotPx * across)!) === payload))
    return { kind: 'unreadable' }
  return {
    kind: 'ready',
    payload,
    png: picture.canvas.toDataURL('image/png'),
    svg: qrSvg(matrix, style),
    sizePx: picture.canvas.width,
    modules: matrix.size,
  }
}
