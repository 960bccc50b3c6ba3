import type { SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import { documentsKey } from '@/lib/invoicing/storage/stored-documents'
import { isRecord } from '@/lib/json/is-record'
import { storedValue } from '@/lib/storage/stored-value'

/** Ids of pictures with their data addresses. */
export type Pictures = Readonly<Record<string, string>>

/** The picture of an id; undefined for one that is not stored. */
export const pictureOf = (pictures: Pictures, id: string): string | undefined =>
  Object.hasOwn(pictures, id) ? pictures[id] : undefined

const PICTURE = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/

/** Pictures as this page makes them, and nothing else: no other address, no SVG with a script in it. */
export function picturesFrom(stored: unknown): Pictures {
  if (!isRecord(stored)) return {}
  const entries = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && PICTURE.test(entry[1]),
  )
  return Object.fromEntries(entries)
}

/** The pictures that a document or the remembered business shows. */
export function usedPictures(pictures: Pictures, { documents, settings }: SavedDocuments): Pictures {
  const businesses = [settings.business, ...documents.map(({ business }) => business)]
  const used = new Set(
    businesses.flatMap((business) => (business ? [business.logo, business.signature] : [])),
  )
  return Object.fromEntries(Object.entries(pictures).filter(([id]) => used.has(id)))
}

/** Before the first picture and after everything was erased; a list that was only emptied is another object. */
const NONE: Pictures = {}

/** Logos and signatures of a business are stored apart from the documents, which are written with every change. */
export const storedPictures = (place: string) =>
  storedValue<Pictures>({
    key: `${documentsKey(place)}.pictures`,
    initial: NONE,
    read(stored) {
      if (!isRecord(stored)) return null
      const pictures = picturesFrom(stored)
      return { value: pictures, complete: Object.keys(pictures).length === Object.keys(stored).length }
    },
    write: (pictures) => (pictures === NONE ? null : JSON.stringify(pictures)),
    // Another tab that has not heard of a document of this one drops its pictures as unused.
    merge: (_base, ours, theirs) => (theirs ? { ...theirs, ...ours } : NONE),
  })
