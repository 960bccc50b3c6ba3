import { plainStyle, qrPlace } from '@/lib/qr/qr-drawing'
import { type QrMatrix, qrMatrix } from '@/lib/qr/qr-matrix'
import { readQr } from '@/lib/qr/qr-reader'
import { bytesOf } from '@/lib/qr/utf8'
import type { Card } from '@/lib/contact/card'
import { type Surplus, surplusOf } from '@/lib/visiting-card/card-length'
import { contactText } from '@/lib/contact/vcard'

/** The specified width of the picture in pixels. */
const CODE_PIXELS = 180

export type CardCode =
  /** Made, and read back to the very same contact. */
  | { kind: 'ready'; text: string; bytes: number; matrix: QrMatrix; sizePx: number }
  | { kind: 'tooLong'; surplus: Surplus }
  /** Made, but a reader does not find the same contact in it; it is not to be handed out. */
  | { kind: 'unreadable' }

/** The QR code of a card at level M. Import this module when a card is made; encoder and reader come with it. */
export function cardCode(card: Card): CardCode {
  const surplus = surplusOf(card)
  if (surplus) return { kind: 'tooLong', surplus }
  const text = contactText(card)
  const matrix = qrMatrix(text, 'M')
  if (!matrix) return { kind: 'unreadable' }
  const sizePx = qrPlace(matrix, plainStyle(CODE_PIXELS)).sizePx
  if (readQr(matrix, sizePx) !== text) return { kind: 'unreadable' }
  return { kind: 'ready', text, bytes: bytesOf(text).length, matrix, sizePx }
}
