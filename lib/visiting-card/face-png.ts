import { canvasOf, imageAt, pngOf } from '@/lib/pictures/canvas'
import { canvasFont } from '@/lib/visiting-card/canvas-letters'
import { CARD_HEIGHT, CARD_WIDTH, circle, type FacePart } from '@/lib/visiting-card/face-marks'

/** Twenty pixels a millimetre: 508 dots an inch, more than printing shops ask for. */
const PIXELS_PER_UNIT = 2

/** The face of a card as a PNG file of 1700 × 1100 pixels. @returns null where the browser makes no pictures */
export async function facePng(marks: readonly FacePart[]): Promise<Blob | null> {
  const context = canvasOf(CARD_WIDTH * PIXELS_PER_UNIT, CARD_HEIGHT * PIXELS_PER_UNIT)
  if (!context) return null
  context.scale(PIXELS_PER_UNIT, PIXELS_PER_UNIT)
  for (const mark of marks) await draw(context, mark)
  return pngOf(context)
}

async function draw(context: CanvasRenderingContext2D, mark: FacePart): Promise<void> {
  context.save()
  if (mark.kind === 'shape') drawShape(context, mark)
  else if (mark.kind === 'text') {
    context.font = canvasFont(mark.font)
    context.fillStyle = mark.fill
    context.fillText(mark.text, mark.x, mark.y)
  } else if (mark.kind === 'code') {
    context.translate(mark.x, mark.y)
    context.scale(mark.scale, mark.scale)
    context.fill(new Path2D(mark.path))
  } else await drawPicture(context, mark)
  context.restore()
}

function drawShape(context: CanvasRenderingContext2D, mark: Extract<FacePart, { kind: 'shape' }>): void {
  const path = new Path2D(mark.path)
  if (mark.fill) {
    context.fillStyle = mark.fill
    context.fill(path)
  }
  if (mark.stroke && mark.strokeWidth) {
    context.strokeStyle = mark.stroke
    context.lineWidth = mark.strokeWidth
    context.stroke(path)
  }
}

/** The middle of the picture, cut to its circle. */
async function drawPicture(
  context: CanvasRenderingContext2D,
  { address, x, y, radius }: Extract<FacePart, { kind: 'picture' }>,
): Promise<void> {
  const image = await imageAt(address)
  const side = Math.min(image.naturalWidth, image.naturalHeight)
  const left = (image.naturalWidth - side) / 2
  const top = (image.naturalHeight - side) / 2
  context.clip(new Path2D(circle(x, y, radius)))
  context.drawImage(image, left, top, side, side, x - radius, y - radius, 2 * radius, 2 * radius)
}
