import { drawLines, linesWithin, PICTURE_PX, squarePicture } from '@/components/results/square-picture'

const MIDDLE = PICTURE_PX / 2
const WIDEST = PICTURE_PX - 2 * 90
const FAMILY = "system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif"

interface CardWords {
  /** 'Asha + Ravi' */
  pair: string
  score: number
  message: string
}

/** Sets the largest font from `most` down in which a text is no wider than the card. */
function fitFont(context: CanvasRenderingContext2D, text: string, most: number): void {
  let size = most
  do context.font = `600 ${size}px ${FAMILY}`
  while (context.measureText(text).width > WIDEST && (size -= 4) > 24)
}

function heart(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath()
  context.moveTo(x, y + size * 0.9)
  context.bezierCurveTo(x - size * 1.4, y - size * 0.1, x - size * 0.7, y - size, x, y - size * 0.3)
  context.bezierCurveTo(x + size * 0.7, y - size, x + size * 1.4, y - size * 0.1, x, y + size * 0.9)
  context.fill()
}

/** A square picture of the result. Null where the browser makes no pictures. */
export const loveCard = ({ pair, score, message }: CardWords): Promise<Blob | null> =>
  squarePicture((context) => {
    context.fillStyle = '#ac4226'
    heart(context, MIDDLE, 400, 250)
    context.fillStyle = '#fffaf4'
    context.font = `700 190px ${FAMILY}`
    context.fillText(`${score}%`, MIDDLE, 400)
    context.fillStyle = '#221d17'
    fitFont(context, pair, 76)
    context.fillText(pair, MIDDLE, 745)
    context.font = `400 42px ${FAMILY}`
    drawLines(context, linesWithin(context, message, WIDEST), 817, 56)
    context.fillStyle = '#5f564b'
    context.font = `400 32px ${FAMILY}`
    context.fillText('Letter arithmetic, for fun · Jantar', MIDDLE, 1000)
  })
