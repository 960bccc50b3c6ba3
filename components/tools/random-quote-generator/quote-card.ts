import type { Quotation } from '@/lib/quotes/quotation'
import { placeOf } from '@/lib/quotes/quotation-list'

const SIDE = 1080
const MARGIN = 100
const WIDEST = SIDE - 2 * MARGIN
const TALLEST_WORDS = 560
const SERIF = "Georgia, 'Noto Serif', 'Noto Serif Devanagari', 'Nirmala UI', serif"
const SANS = "system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif"

/** Words in lines that are no wider than the card; scripts without blanks are cut between characters. */
function linesOf(context: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = ['']
  const pieces = /\s/.test(text) ? text.split(/(?<=\s)/) : [...text]
  for (const piece of pieces) {
    const longer = lines.at(-1) + piece
    if (context.measureText(longer.trimEnd()).width <= WIDEST || lines.at(-1) === '')
      lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines.map((line) => line.trimEnd())
}

/** The largest font from 72 pixels down at which the words fill no more than their part of the card. */
function fitted(context: CanvasRenderingContext2D, text: string): { lines: string[]; size: number } {
  for (let size = 72; ; size -= 4) {
    context.font = `600 ${size}px ${SERIF}`
    const lines = linesOf(context, text)
    if (size <= 28 || lines.length * size * 1.4 <= TALLEST_WORDS) return { lines, size }
  }
}

function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  top: number,
  step: number,
): number {
  for (const [place, line] of lines.entries()) context.fillText(line, SIDE / 2, top + step * (place + 0.5))
  return top + step * lines.length
}

/** A square picture of a quotation with its translation and its source. Null where the browser makes no pictures. */
export function quoteCard(quotation: Quotation): Promise<Blob | null> {
  const { text, translation, author } = quotation
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fbf6ec'
  context.fillRect(0, 0, SIDE, SIDE)
  context.fillStyle = '#ac4226'
  context.fillRect(MARGIN, MARGIN - 10, 120, 8)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#221d17'
  const { lines, size } = fitted(context, text)
  let y = drawLines(context, lines, 150, size * 1.4) + 24
  if (translation !== null) {
    context.fillStyle = '#5f564b'
    context.font = `400 34px ${SERIF}`
    y = drawLines(context, linesOf(context, translation), y, 48) + 24
  }
  context.fillStyle = '#ac4226'
  context.font = `600 38px ${SANS}`
  y = drawLines(context, linesOf(context, author), Math.max(y, 780), 52)
  context.fillStyle = '#5f564b'
  context.font = `400 28px ${SANS}`
  drawLines(context, linesOf(context, placeOf(quotation)), y, 40)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
