import { readableAccent } from '@/components/documents/paper/accent'
import { documentFileStem, type PaperFact } from '@/components/documents/paper/paper'
import { paperFacts } from '@/components/documents/paper/paper-facts'
import { clientParty, sellerParty } from '@/components/documents/paper/paper-parties'
import type { PaperWords } from '@/components/documents/paper/paper-words'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Totals } from '@/lib/invoicing/tax/totals'

/** The parts of a paper that are the same for every kind of document. */
export const paperBase = (doc: BusinessDocument, result: Totals, wording: PaperWords) => ({
  fileStem: documentFileStem(doc),
  wording,
  look: doc.look,
  accent: readableAccent(doc.style.accent),
  logoPlace: doc.style.logo,
  taxWords: result.heads && result.taxMinor > 0 ? wording.rupees(result.taxMinor) : '',
  logo: doc.business.logo,
  signature: doc.business.signature,
  seller: sellerParty(doc, wording),
  client: clientParty(doc, wording),
  facts: paperFacts(doc, result, wording),
  signedFor: doc.business.name.trim(),
})

/** The facts that have a value. */
export const filledFacts = (facts: readonly PaperFact[]) => facts.filter(({ value }) => value !== '')
