import { isRecord } from '@/lib/json/is-record'
import { mergeDocuments } from '@/lib/invoicing/storage/merge-documents'
import { savedDocumentsFrom } from '@/lib/invoicing/storage/read-documents'
import { noDocuments, type SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import { DOCUMENTS_VERSION } from '@/lib/invoicing/storage/upgrade-documents'
import { businessKey } from '@/lib/storage/business-keys'
import { storedValue } from '@/lib/storage/stored-value'

export const DOCUMENTS_KEY = 'jantarDocuments'

/**
 * The key of the documents of a business: its place is '' for the first, whose documents are from before
 * there were several.
 */
export const documentsKey = (place: string) => (place ? businessKey(place) : DOCUMENTS_KEY)

const withAllDeleted = ({ documents }: SavedDocuments): SavedDocuments => ({
  ...noDocuments,
  deleted: documents.map(({ id }) => id),
})

interface Merging {
  /** The place of the business. */
  place: string
  newId(): string
  /** Called with how many documents were changed in two tabs and are stored twice now. */
  onCopies(count: number): void
}

/** The documents in this browser's storage, `{"state":{"documents":[…],"deleted":[…],"settings":{…}},"version":2}`. */
export const storedDocuments = ({ place, newId, onCopies }: Merging) =>
  storedValue<SavedDocuments>({
    key: documentsKey(place),
    initial: noDocuments,
    isLong: true,
    read(stored) {
      if (!isRecord(stored)) return null
      const version = typeof stored.version === 'number' ? stored.version : 0
      const { saved, complete } = savedDocumentsFrom(stored.state, version)
      const isNewer = version > DOCUMENTS_VERSION
      return { value: saved, complete: complete && !isNewer, ...(isNewer && { isNewer }) }
    },
    write: ({ documents, deleted, settings }) =>
      JSON.stringify({ state: { documents, deleted, settings }, version: DOCUMENTS_VERSION }),
    merge(base, ours, theirs) {
      const { saved, copies } = mergeDocuments(base, ours, theirs ?? withAllDeleted(base), newId)
      if (copies > 0) onCopies(copies)
      return saved
    },
  })
