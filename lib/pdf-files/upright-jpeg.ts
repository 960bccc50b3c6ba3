import { joinedBytes } from '@/lib/pictures/joined-bytes'

/** How a camera held the picture, 1 to 8 as in EXIF: 1 is upright, 6 is turned by a quarter to the right. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const ORIENTATION = 0x01_12
const EXIF = 'Exif\0\0'

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/**
 * Marks that change what the picture looks like: JFIF, its colour profile, Adobe's transform. A comment, FE, is none.
 */
const isKept = (marker: number) =>
  marker <= 0xe0 || marker === 0xe2 || marker === 0xee || (marker > 0xef && marker !== 0xfe)

/**
 * A JPEG without what the camera wrote into it, such as the place, and how it was held. The picture itself is
 * not encoded anew.
 * @param withProfile whether its colour profile stays
 */
export function plainJpeg(
  jpeg: Uint8Array,
  { withProfile = true }: { withProfile?: boolean } = {},
): { jpeg: Uint8Array; orientation: Orientation } {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  const parts = [jpeg.subarray(0, 2)]
  let orientation: Orientation = 1
  let at = 2
  // The scan, from the marker DA on, is not made of segments.
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    const marker = jpeg[at + 1]!
    const end = marker === 0xff ? at + 1 : at + 2 + view.getUint16(at + 2)
    if (marker === 0xe1 && textAt(jpeg, at + 4, 6) === EXIF) orientation = orientationIn(view, at + 10, end)
    if (isKept(marker) && (withProfile || marker !== 0xe2)) parts.push(jpeg.subarray(at, end))
    at = end
  }
  parts.push(jpeg.subarray(at))
  return { jpeg: joinedBytes(parts), orientation }
}

/** The entry of EXIF's first list, a TIFF that begins at `start`; 1 where there is none or it is damaged. */
function orientationIn(view: DataView, start: number, end: number): Orientation {
  if (end > view.byteLength || end - start < 8) return 1
  const isLittle = view.getUint16(start) === 0x49_49
  const list = start + view.getUint32(start + 4, isLittle)
  if (list + 2 > end) return 1
  const entries = view.getUint16(list, isLittle)
  for (let entry = list + 2; entry + 12 <= end && entry < list + 2 + entries * 12; entry += 12) {
    const found = view.getUint16(entry + 8, isLittle)
    if (view.getUint16(entry, isLittle) === ORIENTATION)
      return found >= 1 && found <= 8 ? (found as Orientation) : 1
  }
  return 1
}

/** Whether height and width change places when the picture is put upright. */
export const isOnItsSide = (orientation: Orientation) => orientation > 4

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The matrix by which a PDF draws a stored picture upright into a box (ISO 32000-1, 8.3.4): a b c d e f. */
export function uprightMatrix(orientation: Orientation, { x, y, width, height }: Box): number[] {
  const right = x + width
  const top = y + height
  switch (orientation) {
    case 1:
      return [width, 0, 0, height, x, y]
    case 2:
      return [-width, 0, 0, height, right, y]
    case 3:
      return [-width, 0, 0, -height, right, top]
    case 4:
      return [width, 0, 0, -height, x, top]
    case 5:
      return [0, -height, -width, 0, right, top]
    case 6:
      return [0, -height, width, 0, x, top]
    case 7:
      return [0, height, width, 0, x, y]
    case 8:
      return [0, height, -width, 0, right, y]
  }
}
