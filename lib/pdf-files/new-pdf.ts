import {
  PDFCatalog,
  PDFContext,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  PDFStreamWriter,
} from '@cantoo/pdf-lib'
import type { ReadPdf } from '@/lib/pdf-files/read-pdf'

/** A PDF that is being written. */
export interface NewPdf {
  context: PDFContext
  tree: PDFPageTree
  treeRef: PDFRef
  /** How each page was turned before, in degrees; in their order. */
  pages: Map<PDFRef, number>
}

export function newPdf(): NewPdf {
  const context = PDFContext.create()
  const tree = PDFPageTree.withContext(context)
  const treeRef = context.register(tree)
  context.trailerInfo.Root = context.register(PDFCatalog.withContextAndPages(context, treeRef))
  return { context, tree, treeRef, pages: new Map() }
}

export const savedPdf = (context: PDFContext): Promise<Uint8Array> =>
  PDFStreamWriter.forContext(context, Infinity).serializeToBuffer()

/** Puts a page at the end. @param turn clockwise, in degrees, beyond how it is turned already */
export function addPage({ context, tree, treeRef, pages }: NewPdf, ref: PDFRef, turn: number): void {
  const first = context.lookup(ref) as PDFPageLeaf
  const turned = first.Rotate()
  const before = pages.get(ref) ?? (turned ? turned.asNumber() : 0)
  // A page may be in the tree once only: the second time it is a copy that shares its content.
  const page = pages.has(ref) ? first.clone(context) : first
  const own = page === first ? ref : context.register(page)
  page.set(PDFName.of('Rotate'), PDFNumber.of((before + turn + 360) % 360))
  page.setParent(treeRef)
  tree.insertLeafNode(own, pages.size)
  pages.set(own, before)
}

/**
 * Copies pages of another PDF. Links of a page lead to other pages: those that are not wanted are out of
 * reach while copying, as they would be copied with all that is on them.
 * @returns each page in the new file by its place in the other, from 0
 */
export function copiedPages({ context, pages }: ReadPdf, wanted: ReadonlySet<number>, into: NewPdf) {
  const hidden = pages.flatMap((ref, place) => {
    const page = context.lookup(ref)
    return wanted.has(place) || !page ? [] : [{ ref, page }]
  })
  for (const { ref } of hidden) context.delete(ref)
  const copier = PDFObjectCopier.for(context, into.context)
  const copies = new Map([...wanted].map((place) => [place, copier.copy(pages[place]!)]))
  for (const { ref, page } of hidden) context.assign(ref, page)
  return copies
}
