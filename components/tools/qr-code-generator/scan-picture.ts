import { canvasOf } from '@/lib/pictures/canvas'
import { sizeWithin } from '@/lib/pictures/picture-file'
import { readCanvas } from '@/lib/qr/qr-reader'

/** Longer pictures are made smaller: readers are slow on them, and gain nothing. */
const LONGEST_PX = [800, 1_600] as const

async function drawable(source: File | HTMLVideoElement): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(source)
  } catch (fault) {
    // Not a picture, or a camera that has shown none yet.
    if (fault instanceof DOMException) return null
    throw fault
  }
}

/** The text of the code in a picture, or null where no reader finds one. */
export async function scannedIn(source: File | HTMLVideoElement): Promise<string | null> {
  const picture = await drawable(source)
  if (!picture) return null
  const sizes = source instanceof File ? LONGEST_PX : LONGEST_PX.slice(0, 1)
  for (const longest of sizes) {
    const { width, height } = sizeWithin(picture, longest)
    const context = canvasOf(width, height)
    if (!context) return null
    // What is clear is white, as on paper.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
    const text = readCanvas(context)
    if (text) return text
  }
  return null
}
