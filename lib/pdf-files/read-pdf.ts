import {
  PDFCatalog,
  type PDFContext,
  PDFPageLeaf,
  PDFPageTree,
  PDFParser,
  type PDFRef,
} from '@cantoo/pdf-lib'

export interface ReadPdf {
  context: PDFContext
  /** Its pages in their order. */
  pages: PDFRef[]
}

/** Locked: it opens with a password only, or its author has locked it. */
export type PdfFault = 'notPdf' | 'locked' | 'broken'

/** Readers look for the mark of a PDF in so many bytes. */
const MARK_WITHIN = 1_024

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

export const isPdf = (bytes: Uint8Array) => latin(bytes.subarray(0, MARK_WITHIN)).includes('%PDF-')

/** A PDF and its pages, or why it cannot be read. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ ok: true; pdf: ReadPdf } | { ok: false; fault: PdfFault }> {
  if (!isPdf(bytes)) return { ok: false, fault: 'notPdf' }
  try {
    const context = await PDFParser.forBytesWithOptions(bytes).parseDocument()
    if (context.lookup(context.trailerInfo.Encrypt)) return { ok: false, fault: 'locked' }
    const pages = pagesOf(context)
    return pages.length ? { ok: true, pdf: { context, pages } } : { ok: false, fault: 'broken' }
  } catch {
    // A damaged file fails anywhere and in any way; what is locked may not even be parsed.
    return { ok: false, fault: latin(bytes).includes('/Encrypt') ? 'locked' : 'broken' }
  }
}

function pagesOf(context: PDFContext): PDFRef[] {
  const catalog = context.lookup(context.trailerInfo.Root)
  const tree = catalog instanceof PDFCatalog ? catalog.Pages() : null
  const pages: PDFRef[] = []
  if (tree instanceof PDFPageTree)
    tree.traverse((node, ref) => {
      if (node instanceof PDFPageLeaf) pages.push(ref)
    })
  return pages
}
