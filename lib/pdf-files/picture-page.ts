import { JpegEmbedder, PDFNumber, PDFName, PDFPageLeaf, type PDFRef } from '@cantoo/pdf-lib'
import type { NewPdf } from '@/lib/pdf-files/new-pdf'
import type { Strength } from '@/lib/pdf-files/pdf-inputs'
import { type Pixels, type Redraw, STRENGTHS } from '@/lib/pdf-files/redraw'
import {
  type Box,
  isOnItsSide,
  type Orientation,
  plainJpeg,
  uprightMatrix,
} from '@/lib/pdf-files/upright-jpeg'
import { pictureHeader } from '@/lib/pictures/picture-header'
import { MOST_MEGAPIXELS } from '@/lib/pictures/picture-file'

/** A chosen picture as a PDF keeps it: its JPEG, or its pixels where it came without loss. */
export type ReadPicture = { jpeg: Uint8Array; orientation: Orientation } | { pixels: Pixels }

/**
 * A picture to be put on a page; null where it is none, or one too large to be drawn. A JPEG that is kept is not drawn.
 */
export async function readPicture(
  bytes: Uint8Array,
  redraw: Redraw,
  strength: Strength | null,
): Promise<ReadPicture | null> {
  const header = pictureHeader(bytes)
  if (!header) return null
  if (!strength && header.type === 'image/jpeg') return plainJpeg(bytes)
  if (header.width * header.height > MOST_MEGAPIXELS * 1_000_000) return null
  if (strength) {
    const { longest, quality } = STRENGTHS[strength]
    const drawn = await redraw.jpeg(bytes, longest, quality)
    if (!drawn) return null
    // A picture that is small already may grow when it is encoded anew.
    if (header.type !== 'image/jpeg' || drawn.jpeg.length < bytes.length)
      return { jpeg: drawn.jpeg, orientation: 1 }
  }
  if (header.type === 'image/jpeg') return plainJpeg(bytes)
  const pixels = await redraw.pixels(bytes)
  return pixels && { pixels }
}

export interface PaperOptions {
  /** A4, upright or across as the picture is, or as large as the picture. */
  page: 'a4' | 'own'
  marginMm: number
}

const POINTS_OF_INCH = 72
const POINTS_OF_MM = POINTS_OF_INCH / 25.4
const A4_MM = [210, 297] as const
/** The resolution of a page as large as its picture. */
const DOTS_OF_INCH = 150

/** A page that holds the picture, in points, and the place of the picture on it. */
function paperFor(
  { width, height }: { width: number; height: number },
  { page, marginMm }: PaperOptions,
): { paper: [number, number]; box: Box } {
  const margin = marginMm * POINTS_OF_MM
  if (page === 'own') {
    const box = {
      x: margin,
      y: margin,
      width: (width / DOTS_OF_INCH) * POINTS_OF_INCH,
      height: (height / DOTS_OF_INCH) * POINTS_OF_INCH,
    }
    return { paper: [box.width + 2 * margin, box.height + 2 * margin], box }
  }
  const sides = A4_MM.map((mm) => mm * POINTS_OF_MM)
  const paper = (width > height ? sides.toReversed() : sides) as [number, number]
  const scale = Math.min((paper[0] - 2 * margin) / width, (paper[1] - 2 * margin) / height)
  const [wide, tall] = [width * scale, height * scale]
  return { paper, box: { x: (paper[0] - wide) / 2, y: (paper[1] - tall) / 2, width: wide, height: tall } }
}

/** Draws the picture on a page of its own. @returns the page, which is not in the file's list of pages yet */
export async function picturePage(
  { context, treeRef }: NewPdf,
  picture: ReadPicture,
  options: PaperOptions,
): Promise<PDFRef> {
  const orientation = 'jpeg' in picture ? picture.orientation : 1
  const stored = await storedPicture(context, picture)
  const { paper, box } = paperFor(
    isOnItsSide(orientation) ? { width: stored.height, height: stored.width } : stored,
    options,
  )
  const page = PDFPageLeaf.withContextAndParent(context, treeRef)
  page.set(PDFName.of('MediaBox'), context.obj([0, 0, ...paper]))
  page.set(PDFName.of('Resources'), context.obj({ XObject: { Picture: stored.ref } }))
  const matrix = uprightMatrix(orientation, box).map((part) => PDFNumber.of(Number(part.toFixed(3))))
  const drawing = context.stream(`q ${matrix.join(' ')} cm /Picture Do Q`)
  page.set(PDFName.of('Contents'), context.register(drawing))
  return context.register(page)
}

async function storedPicture(context: NewPdf['context'], picture: ReadPicture) {
  if ('jpeg' in picture) {
    const embedder = await JpegEmbedder.for(picture.jpeg)
    const { width, height } = embedder
    return { width, height, ref: await embedder.embedIntoContext(context) }
  }
  const { width, height, rgba } = picture.pixels
  const stream = context.flateStream(rgbOf(rgba), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
  })
  return { width, height, ref: context.register(stream) }
}

/** Without the cover: the pixels were drawn on white. */
function rgbOf(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3)
    for (let part = 0; part < 3; part += 1) rgb[to + part] = rgba[from + part]!
  return rgb
}
