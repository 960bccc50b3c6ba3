import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { type EmbeddedFont, keepOwnLetters } from '@/components/documents/pdf/own-letters'
import { BASE_FAMILY } from '@/components/documents/pdf/pdf-scripts'

/** The part of pdfkit's document that we use, which pdfmake draws on. */
interface DrawnDocument {
  _font: EmbeddedFont
  text(text: string, ...how: unknown[]): DrawnDocument
  save(): DrawnDocument
  restore(): DrawnDocument
  markContent(tag: 'Span', options: { actual: string }): DrawnDocument
  endMarkedContent(): DrawnDocument
}

interface PdfMaker {
  createPdf(definition: TDocumentDefinitions): { getStream(): Promise<unknown> }
}

/**
 * Indian scripts join letters and draw some before those that they follow: a reader that copies the shapes
 * gets other words. Urdu does without (`own-letters.ts`): of text from right to left readers expect the
 * shapes, and poppler would turn it around.
 */
const SHAPED = /[\u0900-\u0d7f]/

const marked = new WeakSet<object>()

/**
 * Lets every word in such a script say what it is (ActualText, ISO 32000-1, 14.9.4), so that it is copied, searched and
 * read aloud as it was typed. pdfmake has no option for it, but draws word by word with pdfkit, whose `text` is wrapped
 * here once for all documents. The mark is between the saving and the restoring of the state around the word, so that
 * readers find its place.
 */
export async function markActualText(pdfmake: PdfMaker): Promise<void> {
  if (marked.has(pdfmake)) return
  const sample = (await pdfmake
    .createPdf({ content: ' ', defaultStyle: { font: BASE_FAMILY } })
    .getStream()) as DrawnDocument
  const drawn = Object.getPrototypeOf(sample) as DrawnDocument
  if (marked.has(drawn)) return
  marked.add(drawn).add(pdfmake)
  keepOwnLetters(Object.getPrototypeOf(sample._font) as EmbeddedFont)
  const { text: draw, save, restore } = drawn
  drawn.text = function (text, ...how) {
    if (!SHAPED.test(text)) return draw.call(this, text, ...how)
    const own: Pick<DrawnDocument, 'save' | 'restore'> = {
      save: () => save.call(this).markContent('Span', { actual: text }),
      restore: () => restore.call(this.endMarkedContent()),
    }
    Object.assign(this, own)
    draw.call(this, text, ...how)
    return Object.assign(this, { save, restore })
  }
}
