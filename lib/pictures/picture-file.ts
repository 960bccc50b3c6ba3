/** A photograph of a phone has 3 to 12 MB. */
export const MOST_PICTURE_MB = 15
export const BYTES_OF_MB = 1_000_000
/** Decoded, each pixel takes four bytes. */
export const MOST_MEGAPIXELS = 40

/** The types that can be chosen, for a file control. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

export type PictureFault =
  | { kind: 'notAnImage' }
  /** A picture, but not of an accepted type. */
  | { kind: 'otherFormat' }
  | { kind: 'tooLarge'; bytes: number }
  | { kind: 'tooManyPixels'; megapixels: number }

/** Megabytes of a file with one decimal, rounded up, so that what is too large never reads as the limit. */
export const megabytesOf = (bytes: number) => (Math.ceil((bytes * 10) / BYTES_OF_MB) / 10).toFixed(1)

export interface PictureSize {
  width: number
  height: number
}

/** A size of the same proportions whose longest side is at most `longest`; whole pixels, at least one. */
export function sizeWithin({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** True if any of the pixels (red, green, blue, cover) lets through what is behind it. */
export function hasClearPixels(rgba: Uint8ClampedArray): boolean {
  for (let cover = 3; cover < rgba.length; cover += 4) if (rgba[cover]! < 255) return true
  return false
}

const DRAWN_HERE = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/

/** Type and content of a picture as this site redraws them, or null for any other address. */
export function drawnPicture(address: string): { type: 'PNG' | 'JPEG'; base64: string } | null {
  const found = DRAWN_HERE.exec(address)
  return found && { type: found[1] === 'png' ? 'PNG' : 'JPEG', base64: found[2]! }
}

/** The bytes of a picture from its data address. */
export const bytesOfAddress = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
