import type { Names } from './use-love-score'

const WIDTH = 1080
const HEIGHT = 1080
const MARGIN = 90
const FAMILY = "system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif"

interface CardWords {
  names: Names
  score: number
  message: string
}

/** The largest size from `most` down at which a text is no wider than the card. */
function fittingSize(context: CanvasRenderingContext2D, text: string, most: number): number {
  let size = most
  do context.font = `600 ${size}px ${FAMILY}`
  while (context.measureText(text).width > WIDTH - 2 * MARGIN && (size -= 4) > 24)
  return size
}

function heart(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath()
  context.moveTo(x, y + size * 0.9)
  context.bezierCurveTo(x - size * 1.4, y - size * 0.1, x - size * 0.7, y - size, x, y - size * 0.3)
  context.bezierCurveTo(x + size * 0.7, y - size, x + size * 1.4, y - size * 0.1, x, y + size * 0.9)
  context.fill()
}

/** The message in lines that fit the card. */
function linesOf(context: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (context.measureText(longer).width <= WIDTH - 2 * MARGIN) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A square picture of the result, drawn in the browser. Null where the browser makes no pictures. */
export function loveCard({ names, score, message }: CardWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fbf6ec'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = '#ac4226'
  heart(context, WIDTH / 2, 400, 250)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#fffaf4'
  context.font = `700 190px ${FAMILY}`
  context.fillText(`${score}%`, WIDTH / 2, 400)
  context.fillStyle = '#221d17'
  const pair = `${names.name1.trim()} + ${names.name2.trim()}`
  fittingSize(context, pair, 76)
  context.fillText(pair, WIDTH / 2, 745)
  context.font = `400 42px ${FAMILY}`
  for (const [place, line] of linesOf(context, message).entries())
    context.fillText(line, WIDTH / 2, 845 + 56 * place)
  context.fillStyle = '#5f564b'
  context.font = `400 32px ${FAMILY}`
  context.fillText('Letter arithmetic, for fun · Jantar', WIDTH / 2, 1000)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
