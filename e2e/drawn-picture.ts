import type { Page } from '@playwright/test'

interface Drawing {
  width: number
  height: number
  type: 'image/png' | 'image/jpeg'
  /** A colour of CSS in the left half or, as a photograph that does not compress well, noise over all of it. */
  ink?: string
}

/** A picture that the browser itself encodes. */
export async function drawnPicture(page: Page, drawing: Drawing): Promise<Buffer> {
  const address = await page.evaluate(({ width, height, type, ink }) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')!
    if (ink) {
      context.fillStyle = ink
      context.fillRect(0, 0, width / 2, height)
    } else {
      const noise = context.createImageData(width, height)
      for (let at = 0; at < noise.data.length; at += 1)
        noise.data[at] = at % 4 === 3 ? 255 : (at * 7_919) % 251
      context.putImageData(noise, 0, 0)
    }
    return canvas.toDataURL(type, 0.95)
  }, drawing)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/** A JPEG with a segment of a camera's marks behind its first two bytes. */
export function withMarks(jpeg: Buffer, ...marks: (string | number[])[]): Buffer {
  const content = Buffer.concat(['Exif\0\0', ...marks].map((mark) => Buffer.from(mark as string)))
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}
