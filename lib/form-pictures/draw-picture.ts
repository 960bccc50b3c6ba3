import type { Rect } from '@/lib/form-pictures/crop'

/** What is printed at the foot of a photograph; the day as it is shown. */
export interface Strip {
  name: string
  day: string
}

/** How much of the height the strip takes, and of it each line of text. */
const STRIP = 0.18
const LINE = 0.38

/** Draws a part of a picture over the whole canvas, on white, with its strip. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  { x, y, width, height }: Rect,
  strip: Strip | null,
): void {
  const { canvas } = context
  context.imageSmoothingQuality = 'high'
  // A picture with clear parts lies on paper, not on black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  if (strip) drawStrip(context, strip)
}

function drawStrip(context: CanvasRenderingContext2D, { name, day }: Strip): void {
  const { width, height } = context.canvas
  const tall = Math.round(height * STRIP)
  context.fillStyle = '#ffffff'
  context.fillRect(0, height - tall, width, tall)
  context.fillStyle = '#000000'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `bold ${Math.round(tall * LINE)}px sans-serif`
  const room = width * 0.94
  context.fillText(name, width / 2, height - tall * 0.72, room)
  context.fillText(day, width / 2, height - tall * 0.28, room)
}
