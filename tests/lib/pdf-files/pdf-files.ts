import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { Redraw } from '@/lib/pdf-files/redraw'

/** A JPEG of 4 by 2 pixels, grey, as small as one can be that readers accept. */
const frame = (width: number, height: number) => [0xff, 0xc0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]

/** A JPEG by its marks alone, with as many bytes of scan as are asked for. */
export const jpegFile = (width: number, height: number, { scan = 40, before = [] as number[] } = {}) =>
  new Uint8Array([
    ...[0xff, 0xd8, ...before, ...frame(width, height)],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0],
    ...Array.from({ length: scan }, (_, place) => (place * 37) % 251),
    ...[0xff, 0xd9],
  ])

/** A segment of EXIF with how the camera was held, and a place. */
export const exif = (orientation: number) => {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const content = [
    ...[...'Exif\0\0'].map((sign) => sign.charCodeAt(0)),
    ...tiff,
    ...[...'SECRET'].map((sign) => sign.charCodeAt(0)),
  ]
  return [0xff, 0xe1, 0, content.length + 2, ...content]
}

/** A PDF whose pages are known by their widths: 100 + `first`, and so on; each with a text of its own. */
export async function pdfFile(count: number, first = 1, links = false): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const pages = Array.from({ length: count }, (_, place) => pdf.addPage([100 + first + place, 200]))
  for (const [place, page] of pages.entries()) {
    page.drawText(`Text of page ${first + place}`, { x: 10, y: 100, size: 8 })
    if (!links) continue
    const link = pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 50, 50],
      Dest: [pages[(place + 1) % count]!.ref, 'Fit'],
      Contents: PDFString.of('next'),
    })
    page.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(link)]))
  }
  return pdf.save()
}

export async function lockedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage([100, 100])
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
  return pdf.save()
}

/** The widths of a PDF's pages less 100, so that those of `pdfFile` are their numbers. */
export async function numbersIn(bytes: Uint8Array): Promise<number[]> {
  const pdf = await PDFDocument.load(bytes)
  return pdf.getPages().map((page) => Math.round(page.getWidth()) - 100)
}

export const named = (name: string, bytes: Uint8Array) => ({ name, file: new Blob([new Uint8Array(bytes)]) })

/** A browser that draws nothing, but hands out what it is given to hand out. */
export const redrawTo = (jpeg: Uint8Array | null, width = 2, height = 1): Redraw => ({
  jpeg: async () => jpeg && { width, height, jpeg },
  pixels: async () => ({ width: 1, height: 2, rgba: new Uint8ClampedArray([1, 2, 3, 255, 4, 5, 6, 255]) }),
})
