import type { PictureSize } from '@/lib/pictures/picture-file'

export interface PictureHeader extends PictureSize {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
}

/**
 * Type and size in pixels from the first bytes of a file, without decoding the picture; null for any other
 * file, and for one that ends before its size. Formats: PNG (ISO/IEC 15948, IHDR), JPEG (ITU-T T.81, start of
 * frame), WebP (RFC 9649).
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return pngHeader(view) ?? jpegHeader(view) ?? webpHeader(view)
  } catch (fault) {
    // The file ends within its header.
    if (fault instanceof RangeError) return null
    throw fault
  }
}

const textAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))

function pngHeader(view: DataView): PictureHeader | null {
  const isPng = view.getUint32(0) === 0x89_50_4e_47 && view.getUint32(4) === 0x0d_0a_1a_0a
  if (!isPng || textAt(view, 12) !== 'IHDR') return null
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Start of frame: C0 to CF without tables of Huffman codes (C4), JPG (C8) and arithmetic conditioning (CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Segments follow each other, each with its length, until the one with the size. */
function jpegHeader(view: DataView): PictureHeader | null {
  if (view.getUint16(0) !== 0xff_d8) return null
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) break
    // A byte that fills up, or a marker without content.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00

/** 14 bits each. */
const SIDE = 0x3f_ff

function webpHeader(view: DataView): PictureHeader | null {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null
  const size = webpSize(view, textAt(view, 12))
  return size && { type: 'image/webp', ...size }
}

function webpSize(view: DataView, chunk: string): PictureSize | null {
  if (chunk === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & SIDE, height: view.getUint16(28, true) & SIDE }
  if (chunk !== 'VP8L') return null
  const sides = view.getUint32(21, true)
  return { width: (sides & SIDE) + 1, height: ((sides >>> 14) & SIDE) + 1 }
}
