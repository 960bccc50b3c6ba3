/** How wide or high a logo or signature is at most; on paper that is 34 mm at 450 dots an inch. */
const MOST_PIXELS = 600
/** As text in storage, so that some pictures fit beside many documents. */
const MOST_CHARACTERS = 2_00_000
const WHITE = '#fff'

/**
 * A chosen picture as the address of a small one, drawn anew: scripts of drawings and places in photographs stay
 * behind. PNG where that is small, so that clear parts stay clear; JPEG on white otherwise.
 * @returns null for what the browser cannot draw
 */
export async function encodePicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const png = canvas.toDataURL('image/png')
  if (png.length <= MOST_CHARACTERS) return png
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = WHITE
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.85)
}
