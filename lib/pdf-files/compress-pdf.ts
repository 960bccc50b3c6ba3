import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { savedPdf } from '@/lib/pdf-files/new-pdf'
import type { Strength } from '@/lib/pdf-files/pdf-inputs'
import type { ReadPdf } from '@/lib/pdf-files/read-pdf'
import { type Redraw, STRENGTHS } from '@/lib/pdf-files/redraw'
import { plainJpeg } from '@/lib/pdf-files/upright-jpeg'

const name = (text: string) => PDFName.of(text)

/** Below it a stream is not worth being packed. */
const LEAST_BYTES = 200

/**
 * Encodes the JPEG pictures of a PDF anew, smaller, and packs what is not packed. Text, lines and pictures of
 * other kinds stay as they are, and so do bookmarks and forms.
 * @returns the file, how many JPEG pictures it has, and how many of them are smaller now
 */
export async function compressedPdf({ context }: ReadPdf, strength: Strength, redraw: Redraw) {
  const streams = context
    .enumerateIndirectObjects()
    .flatMap(([ref, object]) => (object instanceof PDFRawStream ? [{ ref, stream: object }] : []))
  const masks = new Set(
    streams.flatMap(({ stream: { dict } }) => [dict.get(name('SMask')), dict.get(name('Mask'))]),
  )
  let pictures = 0
  let smaller = 0
  for (const { ref, stream } of streams) {
    if (isWrapping(stream)) context.delete(ref)
    else if (isJpeg(stream) && !masks.has(ref)) {
      pictures += 1
      const redrawn = isPlain(stream) ? await smallerJpeg(stream, strength, redraw) : null
      if (!redrawn) continue
      smaller += 1
      context.assign(ref, redrawn)
    } else if (isUnpacked(stream))
      context.assign(ref, context.flateStream(stream.contents, Object.fromEntries(entriesOf(stream.dict))))
  }
  return { bytes: await savedPdf(context), pictures, smaller }
}

/** What held the objects of the old file together: they are read, and are packed anew. */
function isWrapping({ dict }: PDFRawStream): boolean {
  const type = dict.lookup(name('Type'))
  return type === name('ObjStm') || type === name('XRef')
}

const entriesOf = (dict: PDFDict) =>
  dict
    .entries()
    .filter(([key]) => key !== name('Length'))
    .map(([key, entry]) => [key.decodeText(), entry] as const)

const isUnpacked = ({ dict, contents }: PDFRawStream) =>
  !dict.has(name('Filter')) && dict.get(name('Type')) !== name('Metadata') && contents.length >= LEAST_BYTES

function isJpeg({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(name('Filter'))
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  return only === name('DCTDecode') && dict.lookup(name('Subtype')) === name('Image')
}

/** In plain red, green and blue or in grey, with nothing that a new encoding would make wrong. */
function isPlain({ dict }: PDFRawStream): boolean {
  const mask = dict.lookup(name('SMask'))
  const isMatte = mask instanceof PDFRawStream && mask.dict.has(name('Matte'))
  const changes = ['Decode', 'DecodeParms'].some((key) => dict.has(name(key)))
  return !changes && !isMatte && !(dict.lookup(name('Mask')) instanceof PDFArray) && colours(dict) !== null
}

/** 3 or 1 parts of colour; null for inks and whatever else there is. */
function colours(dict: PDFDict): 1 | 3 | null {
  const space = dict.lookup(name('ColorSpace'))
  if (space === name('DeviceRGB')) return 3
  if (space === name('DeviceGray')) return 1
  const profile = space instanceof PDFArray && space.lookup(0) === name('ICCBased') ? space.lookup(1) : null
  const parts = profile instanceof PDFRawStream ? profile.dict.lookup(name('N')) : null
  const count = parts instanceof PDFNumber ? parts.asNumber() : null
  return count === 1 || count === 3 ? count : null
}

/** The picture encoded anew; null where that is no gain, or the browser cannot draw it. */
async function smallerJpeg({ dict, contents }: PDFRawStream, strength: Strength, redraw: Redraw) {
  const { longest, quality } = STRENGTHS[strength]
  // A PDF heeds neither how the camera was held nor the profile within the picture.
  const drawn = await redraw.jpeg(plainJpeg(contents, { withProfile: false }).jpeg, longest, quality)
  if (!drawn || drawn.jpeg.length >= contents.length) return null
  const own = dict.clone()
  own.set(name('Width'), PDFNumber.of(drawn.width))
  own.set(name('Height'), PDFNumber.of(drawn.height))
  // A canvas gives three parts of colour even for grey.
  if (colours(dict) === 1) own.set(name('ColorSpace'), name('DeviceRGB'))
  return PDFRawStream.of(own, drawn.jpeg)
}
