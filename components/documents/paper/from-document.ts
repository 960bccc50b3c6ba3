import { readableAccent } from '@/components/documents/paper/accent'
import { fileStem, type PaperFact } from '@/components/documents/paper/paper'
import { factsOf } from '@/components/documents/paper/paper-facts'
import { clientOn, sellerOn } from '@/components/documents/paper/paper-parties'
import type { PaperWords } from '@/components/documents/paper/paper-words'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Totals } from '@/lib/invoicing/tax/totals'

/** The parts of a paper that are the same for every kind of document. */
export const fromDocument = (doc: BusinessDocument, result: Totals, say: PaperWords) => ({
  fileStem: fileStem(doc),
  say,
  look: doc.look,
  accent: readableAccent(doc.style.accent),
  logoPlace: doc.style.logo,
  taxWords: result.heads && result.taxPaise > 0 ? say.rupees(result.taxPaise) : '',
  logo: doc.business.logo,
  signature: doc.business.signature,
  seller: sellerOn(doc, say),
  client: clientOn(doc, say),
  facts: factsOf(doc, result, say),
  signedFor: doc.business.name.trim(),
})

/** Those of which there is something to say. */
export const filled = (facts: readonly PaperFact[]) => facts.filter(({ value }) => value !== '')
