import type { QrMatrix } from '@/lib/qr/qr-matrix'

/** Modules of light on each side, without which readers miss the code. Source: ISO/IEC 18004. */
export const QUIET_MODULES = 4
/** Pixels of a module below which screens and readers lose it. */
const LEAST_PIXELS = 2
/** A logo takes this share of the width. At level H nearly a third of a code may be lost; this covers a twentieth. */
const LOGO_SHARE = 0.22

export interface QrStyle {
  /** Width of the picture that is wanted, in pixels. */
  sizePx: number
  /** Modules of the ground's colour on each side. */
  marginModules: number
  dark: string
  light: string
  /** The address of a picture in the middle, or ''. */
  logo: string
}

/** Black on white with the usual margin. */
export const plainStyle = (sizePx: number): QrStyle => ({
  sizePx,
  marginModules: QUIET_MODULES,
  dark: '#000000',
  light: '#ffffff',
  logo: '',
})

export interface QrPlace {
  /** The picture's width: what was wanted, or the least at which the code can still be read. */
  sizePx: number
  /** Whole pixels of a module: readers fail on uneven modules. */
  modulePx: number
  /** From the edge of the picture to the first module; at least the margin. */
  offsetPx: number
  /** The square of the logo, around which a module of the ground's colour is left. */
  logo: { fromPx: number; sizePx: number }
}

/** The layout of the square picture of a code. */
export function qrPlace({ size }: QrMatrix, { sizePx: wanted, marginModules }: QrStyle): QrPlace {
  const across = size + 2 * marginModules
  const sizePx = Math.max(wanted, LEAST_PIXELS * across)
  const modulePx = Math.floor(sizePx / across)
  const offsetPx = Math.floor((sizePx - modulePx * size) / 2)
  const logoPx = Math.round(modulePx * size * LOGO_SHARE)
  return { sizePx, modulePx, offsetPx, logo: { fromPx: Math.round((sizePx - logoPx) / 2), sizePx: logoPx } }
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

const rimOf = ({ logo, modulePx }: QrPlace) => ({
  fromPx: logo.fromPx - modulePx,
  sizePx: logo.sizePx + 2 * modulePx,
})

/** The code as the text of an SVG file. */
export function qrSvg(matrix: QrMatrix, style: QrStyle): string {
  const place = qrPlace(matrix, style)
  const { sizePx, modulePx, offsetPx, logo } = place
  const square = (fill: string, fromPx: number, px: number) =>
    `<path fill="${fill}" d="M${fromPx} ${fromPx}h${px}v${px}h-${px}z"/>`
  const rim = rimOf(place)
  const picture = [
    square(style.light, rim.fromPx, rim.sizePx),
    `<image x="${logo.fromPx}" y="${logo.fromPx}" width="${logo.sizePx}" height="${logo.sizePx}" href="${style.logo}"/>`,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${sizePx} ${sizePx}" shape-rendering="crispEdges">`,
    square(style.light, 0, sizePx),
    `<path fill="${style.dark}" transform="translate(${offsetPx} ${offsetPx}) scale(${modulePx})" d="${qrPath(matrix)}"/>`,
    ...(style.logo === '' ? [] : picture),
    '</svg>',
    '',
  ].join('\n')
}

/** Draws the code, and its logo once that is loaded, on a canvas of `qrPlace().sizePx` pixels. */
export function drawQr(
  context: CanvasRenderingContext2D,
  matrix: QrMatrix,
  style: QrStyle,
  logo: CanvasImageSource | null,
): void {
  const place = qrPlace(matrix, style)
  const square = (fill: string, fromPx: number, px: number, top = fromPx) => {
    context.fillStyle = fill
    context.fillRect(fromPx, top, px, px)
  }
  const at = (module: number) => place.offsetPx + module * place.modulePx
  square(style.light, 0, place.sizePx)
  for (let row = 0; row < matrix.size; row += 1)
    for (let column = 0; column < matrix.size; column += 1)
      if (matrix.isDark(row, column)) square(style.dark, at(column), place.modulePx, at(row))
  if (!logo) return
  const rim = rimOf(place)
  square(style.light, rim.fromPx, rim.sizePx)
  context.drawImage(logo, place.logo.fromPx, place.logo.fromPx, place.logo.sizePx, place.logo.sizePx)
}

/** A plain code as pixels of a square picture, four bytes each (red, green, blue, cover), where there is no canvas. */
export function qrPixels(matrix: QrMatrix, wantedPx: number): Uint8ClampedArray {
  const { sizePx, modulePx, offsetPx } = qrPlace(matrix, plainStyle(wantedPx))
  const rgba = new Uint8ClampedArray(sizePx * sizePx * 4).fill(255)
  const end = offsetPx + modulePx * matrix.size
  for (let y = offsetPx; y < end; y += 1)
    for (let x = offsetPx; x < end; x += 1) {
      const dark = matrix.isDark(Math.floor((y - offsetPx) / modulePx), Math.floor((x - offsetPx) / modulePx))
      const at = 4 * (y * sizePx + x)
      if (dark) rgba.fill(0, at, at + 3)
    }
  return rgba
}
