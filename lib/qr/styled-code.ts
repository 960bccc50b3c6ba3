import { qrPath } from '@/lib/qr/qr-drawing'
import type { QrMatrix } from '@/lib/qr/qr-matrix'

export interface QrStyle {
  /** Width of the picture that is wanted, in pixels. */
  sizePx: number
  /** Dots of the ground's colour on each side. */
  marginModules: number
  dark: string
  light: string
  /** The address of a picture in the middle, or ''. */
  logo: string
}

/** Pixels of a dot below which screens and readers lose it. */
const LEAST_PIXELS = 2
/** A logo takes this share of the width. At level H nearly a third of a code may be lost; this covers a twentieth. */
const LOGO_SHARE = 0.22

export interface StyledPlace {
  /** The picture's width: what was wanted, or what the dots need. */
  sizePx: number
  /** Whole pixels of a dot, and from the edge to the first one. */
  dotPx: number
  offsetPx: number
  /** The square of the logo, with a rim of the ground's colour. */
  logo: { fromPx: number; sizePx: number }
}

/** Where everything stands in the picture of a code. */
export function styledPlace({ size }: QrMatrix, { sizePx: wanted, marginModules }: QrStyle): StyledPlace {
  const across = size + 2 * marginModules
  const sizePx = Math.max(wanted, LEAST_PIXELS * across)
  const dotPx = Math.floor(sizePx / across)
  const offsetPx = Math.floor((sizePx - dotPx * size) / 2)
  const logoPx = Math.round(dotPx * size * LOGO_SHARE)
  return { sizePx, dotPx, offsetPx, logo: { fromPx: Math.round((sizePx - logoPx) / 2), sizePx: logoPx } }
}

/** The code as the text of an SVG file. */
export function styledSvg(matrix: QrMatrix, style: QrStyle): string {
  const { sizePx, dotPx, offsetPx, logo } = styledPlace(matrix, style)
  const rim = dotPx
  const picture =
    style.logo === ''
      ? []
      : [
          `<path fill="${style.light}" d="M${logo.fromPx - rim} ${logo.fromPx - rim}h${logo.sizePx + 2 * rim}v${logo.sizePx + 2 * rim}h-${logo.sizePx + 2 * rim}z"/>`,
          `<image x="${logo.fromPx}" y="${logo.fromPx}" width="${logo.sizePx}" height="${logo.sizePx}" href="${style.logo}"/>`,
        ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${sizePx} ${sizePx}" shape-rendering="crispEdges">`,
    `<path fill="${style.light}" d="M0 0h${sizePx}v${sizePx}H0z"/>`,
    `<path fill="${style.dark}" transform="translate(${offsetPx} ${offsetPx}) scale(${dotPx})" d="${qrPath(matrix)}"/>`,
    ...picture,
    '</svg>',
    '',
  ].join('\n')
}

/** Draws the code, and its logo once that is loaded, on a canvas of `styledPlace().sizePx` pixels. */
export function drawStyled(
  context: CanvasRenderingContext2D,
  matrix: QrMatrix,
  style: QrStyle,
  logo: CanvasImageSource | null,
): void {
  const { sizePx, dotPx, offsetPx, logo: place } = styledPlace(matrix, style)
  context.fillStyle = style.light
  context.fillRect(0, 0, sizePx, sizePx)
  context.fillStyle = style.dark
  for (let row = 0; row < matrix.size; row += 1)
    for (let column = 0; column < matrix.size; column += 1)
      if (matrix.isDark(row, column))
        context.fillRect(offsetPx + column * dotPx, offsetPx + row * dotPx, dotPx, dotPx)
  if (!logo) return
  context.fillStyle = style.light
  context.fillRect(
    place.fromPx - dotPx,
    place.fromPx - dotPx,
    place.sizePx + 2 * dotPx,
    place.sizePx + 2 * dotPx,
  )
  context.drawImage(logo, place.fromPx, place.fromPx, place.sizePx, place.sizePx)
}
