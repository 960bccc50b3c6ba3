import { joinedBytes } from '@/lib/pictures/joined-bytes'

/** A picture that fits a form, or why none does. */
export type SizedPicture =
  | { ok: true; jpeg: Uint8Array; quality: number; isPadded: boolean }
  /** The smallest file that could be made. */
  | { ok: false; bytes: number }

/** Below it faces fall apart. */
const LEAST_QUALITY = 0.1
const BEST_QUALITY = 1
/** Each step halves the range of qualities: after seven it is below one per cent. */
const STEPS = 7

/**
 * The JPEG of the best quality that is no larger than allowed, found by halving; one that is too small even
 * at its best is filled up with an empty comment.
 * @param encode the JPEG at a quality from 0 to 1
 */
export async function jpegBetween(
  encode: (quality: number) => Promise<Uint8Array>,
  leastBytes: number,
  mostBytes: number,
): Promise<SizedPicture> {
  const best = await encode(BEST_QUALITY)
  if (best.length <= mostBytes) return filled(best, BEST_QUALITY, leastBytes, mostBytes)
  let found = { jpeg: await encode(LEAST_QUALITY), quality: LEAST_QUALITY }
  if (found.jpeg.length > mostBytes) return { ok: false, bytes: found.jpeg.length }
  let tooMuch = BEST_QUALITY
  for (let step = 0; step < STEPS; step += 1) {
    const quality = (found.quality + tooMuch) / 2
    const jpeg = await encode(quality)
    if (jpeg.length <= mostBytes) found = { jpeg, quality }
    else tooMuch = quality
  }
  return filled(found.jpeg, found.quality, leastBytes, mostBytes)
}

function filled(jpeg: Uint8Array, quality: number, leastBytes: number, mostBytes: number): SizedPicture {
  if (jpeg.length >= leastBytes) return { ok: true, jpeg, quality, isPadded: false }
  const padded = withComment(jpeg, leastBytes - jpeg.length)
  // A comment has four bytes at least: bounds so near to each other leave no room for one.
  if (padded.length > mostBytes) return { ok: false, bytes: padded.length }
  return { ok: true, jpeg: padded, quality, isPadded: true }
}

/** The marker of a comment and its length, which counts itself but not the marker. */
const MARKER_BYTES = 2
const LENGTH_BYTES = 2
const MOST_COMMENT = 0xffff - LENGTH_BYTES
const START_OF_IMAGE = 2

/** The picture with comments of zeros of so many bytes or a few more, behind its first marker (ITU-T T.81, COM). */
export function withComment(jpeg: Uint8Array, bytes: number): Uint8Array {
  const comments: Uint8Array[] = []
  for (let left = bytes; left > 0;) {
    const content = Math.min(Math.max(left - MARKER_BYTES - LENGTH_BYTES, 0), MOST_COMMENT)
    const comment = new Uint8Array(MARKER_BYTES + LENGTH_BYTES + content)
    new DataView(comment.buffer).setUint16(0, 0xff_fe)
    new DataView(comment.buffer).setUint16(MARKER_BYTES, content + LENGTH_BYTES)
    comments.push(comment)
    left -= comment.length
  }
  return joinedBytes([jpeg.subarray(0, START_OF_IMAGE), ...comments, jpeg.subarray(START_OF_IMAGE)])
}

const JFIF = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00]
const UNITS_AT = 13
const PER_INCH = 1

/** The picture with so many dots per inch in its JFIF header; as it is without such a header. */
export function withDots(jpeg: Uint8Array, dpi: number): Uint8Array {
  if (!JFIF.every((byte, at) => jpeg[at] === byte)) return jpeg
  const copy = jpeg.slice()
  const view = new DataView(copy.buffer)
  view.setUint8(UNITS_AT, PER_INCH)
  view.setUint16(UNITS_AT + 1, dpi)
  view.setUint16(UNITS_AT + 3, dpi)
  return copy
}
