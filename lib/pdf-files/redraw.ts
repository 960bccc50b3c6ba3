import type { Strength } from '@/lib/pdf-files/pdf-inputs'

export interface Pixels {
  width: number
  height: number
  /** Red, green, blue and cover of each pixel. */
  rgba: Uint8ClampedArray
}

export interface DrawnJpeg {
  width: number
  height: number
  jpeg: Uint8Array
}

/** How a browser draws pictures; a canvas is not everywhere where this code runs. Null for what cannot be drawn. */
export interface Redraw {
  /** On white, of at most so many pixels on the longer side. */
  jpeg(picture: Uint8Array, longest: number, quality: number): Promise<DrawnJpeg | null>
  pixels(picture: Uint8Array): Promise<Pixels | null>
}

/** 1,600 pixels on the longer side of an A4 page are some 140 dots per inch: small print stays legible. */
export const STRENGTHS: Readonly<Record<Strength, { longest: number; quality: number }>> = {
  light: { longest: 2_400, quality: 0.8 },
  medium: { longest: 1_600, quality: 0.65 },
  strong: { longest: 1_100, quality: 0.5 },
}
