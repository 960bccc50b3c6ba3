import jsQR from 'jsqr'
import { MOST_QR_BYTES, type QrLevel, type QrMatrix, qrMatrix } from '@/lib/qr/qr-matrix'
import { drawStyled, type QrStyle, styledPlace, styledSvg } from '@/lib/qr/styled-code'
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

async function loaded(address: string): Promise<HTMLImageElement | null> {
  if (address === '') return null
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

function drawnOn(
  matrix: QrMatrix,
  style: QrStyle,
  logo: HTMLImageElement | null,
): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  const { sizePx } = styledPlace(matrix, style)
  canvas.width = sizePx
  canvas.height = sizePx
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context) drawStyled(context, matrix, style, logo)
  return context
}

function readBack(context: CanvasRenderingContext2D): string | null {
  const { width, height } = context.canvas
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null
}

/** Draws a code and reads it back with an independent reader before it is offered. */
export async function makeCode(payload: string, level: QrLevel, style: QrStyle): Promise<MadeCode> {
  const matrix = qrMatrix(payload, level)
  if (!matrix) return { kind: 'tooLong', bytes: bytesOf(payload).length, mostBytes: MOST_QR_BYTES[level] }
  const logo = await loaded(style.logo)
  const picture = drawnOn(matrix, style, logo)
  if (!picture) return { kind: 'noCanvas' }
  const isRead = READ_BACK_PX.some((dotPx) => {
    const check = drawnOn(matrix, { ...style, sizePx: dotPx * (matrix.size + 2 * style.marginModules) }, logo)
    return check !== null && readBack(check) === payload
  })
  if (!isRead) return { kind: 'unreadable' }
  const png = picture.canvas.toDataURL('image/png')
  const { sizePx } = styledPlace(matrix, style)
  return { kind: 'ready', payload, png, svg: styledSvg(matrix, style), sizePx, modules: matrix.size }
}
