import type { Rect } from '@/lib/form-pictures/crop'
import { drawPicture, type Strip } from '@/lib/form-pictures/draw-picture'
import { jpegBetween, type SizedPicture, withDots } from '@/lib/form-pictures/jpeg-size'
import { lightShare } from '@/lib/form-pictures/light-ground'
import type { WantedPicture } from '@/lib/form-pictures/picture-inputs'
import { canvasOf } from '@/lib/pictures/canvas'

export interface PictureToMake {
  rect: Rect
  wanted: WantedPicture
  strip: Strip | null
}

/** The file, and how much of the picture's ground is light. */
export type MadeJpeg = SizedPicture & { lightShare: number }

/** Draws and encodes the picture within its bounds. @throws Error where the browser makes no JPEG */
export async function makeJpeg(
  image: CanvasImageSource,
  { rect, wanted, strip }: PictureToMake,
): Promise<MadeJpeg> {
  const context = canvasOf(wanted.width, wanted.height)
  if (!context) throw new Error('This browser draws no pictures')
  drawPicture(context, image, rect, null)
  const share = lightShare(context.getImageData(0, 0, wanted.width, wanted.height).data, wanted)
  drawPicture(context, image, rect, strip)
  const made = await jpegBetween(
    (quality) => encoded(context.canvas, quality),
    wanted.leastBytes,
    wanted.mostBytes,
  )
  const withSize = made.ok && wanted.dpi !== null ? { ...made, jpeg: withDots(made.jpeg, wanted.dpi) } : made
  return { ...withSize, lightShare: share }
}

async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('This browser makes no JPEG')
  return new Uint8Array(await blob.arrayBuffer())
}
