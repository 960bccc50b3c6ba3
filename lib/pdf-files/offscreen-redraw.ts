import type { Redraw } from '@/lib/pdf-files/redraw'
import { sizeWithin } from '@/lib/pictures/picture-file'

/** Draws in a worker, where there is no page. A photograph is turned upright by the browser. */
export const offscreenRedraw: Redraw = {
  async jpeg(picture, longest, quality) {
    const context = await drawn(picture, longest)
    if (!context) return null
    const { canvas } = context
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    return { width: canvas.width, height: canvas.height, jpeg: new Uint8Array(await blob.arrayBuffer()) }
  },
  async pixels(picture) {
    const context = await drawn(picture, Infinity)
    if (!context) return null
    const { width, height } = context.canvas
    return { width, height, rgba: context.getImageData(0, 0, width, height).data }
  },
}

async function drawn(
  picture: Uint8Array,
  longest: number,
): Promise<OffscreenCanvasRenderingContext2D | null> {
  const image = await decoded(picture)
  if (!image) return null
  const { width, height } = sizeWithin(image, longest)
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    // A picture with clear parts lies on paper, not on black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    context.drawImage(image, 0, 0, width, height)
  }
  image.close()
  return context
}

async function decoded(picture: Uint8Array): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([new Uint8Array(picture)]))
  } catch (fault) {
    // Not a picture, or one that this browser does not know.
    if (fault instanceof DOMException) return null
    throw fault
  }
}
