import { canvasOf, pngOf } from '@/lib/pictures/canvas'

/** Width and height of the pictures that are shared, in pixels. */
export const PICTURE_PX = 1080

export const PICTURE_SANS = "system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif"
/** The tokens of the light theme, which a canvas cannot read. */
export const PICTURE_COLOURS = {
  paper: '#fbf6ec',
  ink: '#221d17',
  soft: '#5f564b',
  accent: '#ac4226',
} as const

/** A square picture on the site's paper, drawn in the browser. Null where the browser makes no pictures. */
export function squarePicture(draw: (context: CanvasRenderingContext2D) => void): Promise<Blob | null> {
  const context = canvasOf(PICTURE_PX)
  if (!context) return Promise.resolve(null)
  context.fillStyle = PICTURE_COLOURS.paper
  context.fillRect(0, 0, PICTURE_PX, PICTURE_PX)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  draw(context)
  return pngOf(context)
}

/**
 * A text in lines no wider than so many pixels, in the font of the moment; scripts without blanks are cut
 * between characters.
 */
export function linesWithin(context: CanvasRenderingContext2D, text: string, widestPx: number): string[] {
  const lines: string[] = ['']
  const pieces = /\s/.test(text) ? text.split(/(?<=\s)/) : [...text]
  for (const piece of pieces) {
    const longer = lines.at(-1) + piece
    if (context.measureText(longer.trimEnd()).width <= widestPx || lines.at(-1) === '')
      lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines.map((line) => line.trimEnd())
}

/** Draws lines one below the other in the middle of the picture. @returns where the last one ends */
export function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  top: number,
  step: number,
): number {
  for (const [place, line] of lines.entries())
    context.fillText(line, PICTURE_PX / 2, top + step * (place + 0.5))
  return top + step * lines.length
}
