/** The sRGB transfer function. Source: WCAG 2.2, relative luminance. */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const channelOf = (colour: string, place: number) => parseInt(colour.slice(1 + 2 * place, 3 + 2 * place), 16)

/** The luminance of '#rrggbb': from 0, black, to 1, white. */
export function luminance(colour: string): number {
  const [red, green, blue] = [0, 1, 2].map((place) => linear(channelOf(colour, place))) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Readers tell dots from ground by brightness, and many expect the dots to be the darker ones. */
const LEAST_CONTRAST = 4

export type ColourWarning = 'inverted' | 'lowContrast'

export function colourWarning(dark: string, light: string): ColourWarning | null {
  if (contrastRatio(dark, light) < LEAST_CONTRAST) return 'lowContrast'
  return luminance(dark) > luminance(light) ? 'inverted' : null
}
