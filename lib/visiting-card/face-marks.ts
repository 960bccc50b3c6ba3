/** Tenths of a millimetre: a card is 85 × 55 mm. */
export const CARD_WIDTH = 850
export const CARD_HEIGHT = 550

export interface Font {
  /** Height of the letters in tenths of a millimetre. */
  size: number
  weight: 400 | 600
  family: 'sans' | 'serif'
}

/** Families of the device; a card carries no font of its own. */
export const FAMILIES = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif",
  serif: "'Iowan Old Style', Palatino, Charter, 'Noto Serif', 'Noto Serif Devanagari', Georgia, serif",
} as const

/**
 * The shapes and texts of a card's face, from back to front. Measures are tenths of a millimetre from the upper left
 * corner.
 */
export type FacePart =
  | { kind: 'shape'; path: string; fill?: string; stroke?: string; strokeWidth?: number }
  | { kind: 'text'; text: string; x: number; y: number; font: Font; fill: string }
  /** Cut to a circle. */
  | { kind: 'picture'; address: string; x: number; y: number; radius: number }
  /** A path in units of modules, each `scale` wide. */
  | { kind: 'code'; path: string; x: number; y: number; scale: number }

/** Width of a line of text in tenths of a millimetre. */
export type MeasureText = (text: string, font: Font) => number

/** Good enough for a page that is drawn where no letters can be measured: letters of average width. */
export const roughMeasure: MeasureText = (text, { size }) => Array.from(text).length * size * 0.55

export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`

export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
