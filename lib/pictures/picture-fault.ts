import {
  BYTES_OF_MB,
  MOST_MEGAPIXELS,
  MOST_PICTURE_MB,
  PICTURE_TYPES,
  type PictureFault,
} from '@/lib/pictures/picture-file'
import { pictureHeader } from '@/lib/pictures/picture-header'

/** Enough to know the type of any file. */
const TYPE_BYTES = 32

/**
 * What is wrong with a chosen file, from its first bytes and its size, before the browser decodes anything of it: some
 * drawings (SVG) never finish, and a small file can hold thousands of megapixels.
 */
export async function pictureFault(file: File): Promise<PictureFault | null> {
  const start = await bytesOf(file.slice(0, TYPE_BYTES))
  if (!isOfferedType(start)) return { kind: isOtherFormat(file) ? 'otherFormat' : 'notAnImage' }
  if (file.size > MOST_PICTURE_MB * BYTES_OF_MB) return { kind: 'tooLarge', bytes: file.size }
  const header = pictureHeader(await bytesOf(file))
  if (!header) return { kind: 'notAnImage' }
  const megapixels = (header.width * header.height) / 1_000_000
  return megapixels > MOST_MEGAPIXELS ? { kind: 'tooManyPixels', megapixels } : null
}

/** A picture, by what the device takes the file for, of a kind that is not offered: SVG, HEIC, GIF. */
const isOtherFormat = ({ type }: File) =>
  type.startsWith('image/') && !PICTURE_TYPES.split(',').includes(type)

const OFFERED_STARTS = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/]

const isOfferedType = (start: Uint8Array) => {
  const text = String.fromCharCode(...start)
  return OFFERED_STARTS.some((signature) => signature.test(text))
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
