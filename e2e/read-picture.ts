import type { Page } from '@playwright/test'
import jsQR from 'jsqr'

/**
 * What a reader finds in a picture, its size and its lightest pixel, 0 to 254. The browser only unpacks the
 * pixels, a character for each.
 */
export async function readPicture(page: Page, content: Buffer, type: string) {
  const { greys, width, height } = await page.evaluate(
    async ([base64, mediaType]) => {
      const image = new Image()
      image.src = `data:${mediaType};base64,${base64}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
      let greys = ''
      for (let at = 0; at < data.length; at += 4)
        greys += String.fromCharCode(Math.floor((data[at]! + data[at + 1]! + data[at + 2]!) / 6))
      return { greys, width, height }
    },
    [content.toString('base64'), type] as const,
  )
  const pixels = Buffer.from(greys, 'latin1')
  const rgba = new Uint8ClampedArray(greys.length * 4)
  pixels.forEach((grey, place) => rgba.fill(grey * 2, place * 4, place * 4 + 4))
  const text = jsQR(rgba, width, height, { inversionAttempts: 'dontInvert' })?.data
  return { width, height, lightest: pixels.reduce((most, grey) => Math.max(most, grey), 0) * 2, text }
}
