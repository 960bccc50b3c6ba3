import type { QrMatrix } from '@/lib/qr/qr-matrix'

/** Modules of light on each side, without which readers miss the code. Source: ISO/IEC 18004. */
export const QUIET_MODULES = 4
/** Pixels of a module below which screens and readers lose it. */
const LEAST_PIXELS = 2

const modulesAcross = ({ size }: QrMatrix) => size + 2 * QUIET_MODULES

/** The wanted width in pixels, or the least at which the code can still be read. */
export function readableSize(matrix: QrMatrix, wantedPx: number): number {
  return Math.max(wantedPx, LEAST_PIXELS * modulesAcross(matrix))
}

export interface QrPlace {
  /** Whole pixels of a module: uneven modules are what readers stumble over. */
  pixels: number
  /** From the edge of the picture to the first module; at least the quiet margin. */
  offset: number
}

/** Where a code stands in a square picture of so many pixels. @throws RangeError where a module would get no pixel */
export function qrPlace(matrix: QrMatrix, sizePx: number): QrPlace {
  const pixels = Math.floor(sizePx / modulesAcross(matrix))
  if (pixels < 1) throw new RangeError(`${sizePx} pixels are too few for ${matrix.size} modules`)
  return { pixels, offset: Math.floor((sizePx - pixels * matrix.size) / 2) }
}

/** The dark modules as one SVG path in units of modules, without the margin. */
export function qrPath(matrix: QrMatrix): string {
  let path = ''
  for (let row = 0; row < matrix.size; row += 1)
    for (let column = 0; column < matrix.size; column += 1) {
      if (!matrix.isDark(row, column)) continue
      const from = column
      while (column + 1 < matrix.size && matrix.isDark(row, column + 1)) column += 1
      const length = column + 1 - from
      path += `M${from} ${row}h${length}v1h-${length}z`
    }
  return path
}

/** The code as the text of an SVG file, black on white, with its margin. */
export function qrSvg(matrix: QrMatrix, sizePx: number): string {
  const across = modulesAcross(matrix)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${across} ${across}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${across}v${across}H0z"/>`,
    `<path fill="#000" transform="translate(${QUIET_MODULES} ${QUIET_MODULES})" d="${qrPath(matrix)}"/>`,
    '</svg>',
    '',
  ].join('\n')
}

/** The code as pixels of a square picture, four bytes each (red, green, blue, cover), black on white. */
export function qrPixels(matrix: QrMatrix, sizePx: number): Uint8ClampedArray<ArrayBuffer> {
  const { pixels, offset } = qrPlace(matrix, sizePx)
  const rgba = new Uint8ClampedArray(sizePx * sizePx * 4).fill(255)
  const end = offset + pixels * matrix.size
  for (let y = offset; y < end; y += 1)
    for (let x = offset; x < end; x += 1) {
      const dark = matrix.isDark(Math.floor((y - offset) / pixels), Math.floor((x - offset) / pixels))
      const at = 4 * (y * sizePx + x)
      if (dark) rgba.fill(0, at, at + 3)
    }
  return rgba
}
