import {
  drawLines,
  linesWithin,
  PICTURE_COLOURS,
  PICTURE_PX,
  PICTURE_SANS,
  squarePicture,
} from '@/components/share/square-picture'
import type { QuotedText } from '@/lib/quotes/quotation'
import { authorOf, placeOf, translationOf } from '@/lib/quotes/quotation-list'

const MARGIN = 100
const WIDEST = PICTURE_PX - 2 * MARGIN
const TALLEST_WORDS = 560
const SERIF = "Georgia, 'Noto Serif', 'Noto Serif Devanagari', 'Nirmala UI', serif"

/** The largest font from 72 pixels down at which the words fill no more than their part of the card. */
function fitted(context: CanvasRenderingContext2D, text: string): { lines: string[]; size: number } {
  for (let size = 72; ; size -= 4) {
    context.font = `600 ${size}px ${SERIF}`
    const lines = linesWithin(context, text, WIDEST)
    if (size <= 28 || lines.length * size * 1.4 <= TALLEST_WORDS) return { lines, size }
  }
}

/** A square picture of a quotation with its translation and its source. Null where the browser makes no pictures. */
export const quoteCard = (quotation: QuotedText): Promise<Blob | null> =>
  squarePicture((context) => {
    const { text } = quotation
    const translation = translationOf(quotation)
    context.fillStyle = PICTURE_COLOURS.accent
    context.fillRect(MARGIN, MARGIN - 10, 120, 8)
    context.fillStyle = PICTURE_COLOURS.ink
    const { lines, size } = fitted(context, text)
    let y = drawLines(context, lines, 150, size * 1.4) + 24
    if (translation !== null) {
      context.fillStyle = PICTURE_COLOURS.soft
      context.font = `400 34px ${SERIF}`
      y = drawLines(context, linesWithin(context, translation, WIDEST), y, 48) + 24
    }
    context.fillStyle = PICTURE_COLOURS.accent
    context.font = `600 38px ${PICTURE_SANS}`
    y = drawLines(context, linesWithin(context, authorOf(quotation), WIDEST), Math.max(y, 780), 52)
    context.fillStyle = PICTURE_COLOURS.soft
    context.font = `400 28px ${PICTURE_SANS}`
    drawLines(context, linesWithin(context, placeOf(quotation), WIDEST), y, 40)
  })
