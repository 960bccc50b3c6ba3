import { kindLabels } from '@/components/documents/store/document-names'
import { dayInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import type { Difference } from '@/lib/invoicing/businesses/merge-copy'
import { totals } from '@/lib/invoicing/tax/totals'
import { t } from '@/lib/language/words'

/** The details of a document that a visitor compares, with how they are called. */
const DETAILS: readonly (readonly [string, (doc: BusinessDocument) => unknown])[] = [
  [t('number'), ({ number }) => number.trim()],
  [t('date'), ({ date }) => date],
  [t('client'), ({ client }) => client],
  [t('your business'), ({ business }) => business],
  [t('items'), (doc) => (hasItems(doc) ? [doc.lines, doc.charges] : doc.amount)],
  [t('notes'), (doc) => [doc.notes, hasItems(doc) ? doc.terms : '']],
]

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

function detailsThatDiffer(here: BusinessDocument, copy: BusinessDocument): string {
  const names = DETAILS.filter(([, of]) => isOther(of(here), of(copy))).map(([name]) => name)
  return names.length > 0 ? names.join(', ') : t('other details')
}

/** '₹1,180.00, Asha Traders, 21 November 2026' */
function summary(doc: BusinessDocument): string {
  const result = totals(doc)
  return [
    result ? rupeesFromPaise(result.totalMinor) : '—',
    ...(doc.client.name.trim() ? [doc.client.name.trim()] : []),
    ...(doc.date ? [dayInWords(doc.date)] : []),
  ].join(', ')
}

/** A document that was changed on both sides, in lines: which, what it is on each, which stays. */
export function differenceWords({ here, copy, stays }: Difference): readonly string[] {
  const doc = here ?? copy!
  const name = `${kindLabels[doc.kind]} ${doc.number.trim()}`
  return [
    here && copy ? t('{0} differs: {1}', name, detailsThatDiffer(here, copy)) : name,
    here ? t('Here: {0}', summary(here)) : t('Here: deleted'),
    copy ? t('In the copy: {0}', summary(copy)) : t('In the copy: deleted'),
    t(stays === 'here' ? 'The one here stays.' : 'The one in the copy stays.'),
  ]
}
