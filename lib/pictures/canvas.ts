/** A canvas to draw on and to read back, of so many pixels. @returns null where the browser makes no pictures */
export function canvasOf(width: number, height = width): CanvasRenderingContext2D | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (context) Object.assign(context.canvas, { width, height })
  return context
}

/** The drawing as a PNG file. */
export const pngOf = ({ canvas }: CanvasRenderingContext2D): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))

/** The picture at an address, ready to be drawn. @throws DOMException for what the browser cannot draw */
export async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
