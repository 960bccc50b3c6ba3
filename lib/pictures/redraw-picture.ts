import { canvasOf, imageAt } from '@/lib/pictures/canvas'
import { hasClearPixels, sizeWithin } from '@/lib/pictures/picture-file'

const JPEG_QUALITY = 0.85

/**
 * A chosen picture, redrawn, as a data address: scripts of drawings and the place where a photograph was taken
 * stay behind. PNG where something is clear, JPEG otherwise. A photograph is turned upright by the browser.
 * @returns null for what the browser cannot draw
 */
export async function redrawPicture(file: Blob, longestPx: number): Promise<string | null> {
  const address = URL.createObjectURL(file)
  try {
    return drawn(await imageAt(address), longestPx)
  } catch (fault) {
    // Not a picture, or one that this browser does not know: the visitor can choose another.
    if (fault instanceof DOMException) return null
    throw fault
  } finally {
    URL.revokeObjectURL(address)
  }
}

function drawn(image: HTMLImageElement, longestPx: number): string | null {
  const { naturalWidth: width, naturalHeight: height } = image
  if (width === 0 || height === 0) return null
  const size = sizeWithin({ width, height }, longestPx)
  const context = canvasOf(size.width, size.height)
  if (!context) return null
  const { canvas } = context
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return hasClearPixels(data) ? canvas.toDataURL('image/png') : canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}
