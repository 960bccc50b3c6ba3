import { DOCUMENTS_KEY } from '@/lib/invoicing/storage/stored-documents'
import { isRecord } from '@/lib/json/is-record'
import { storedValue } from '@/lib/storage/stored-value'

/** Ids of pictures with their data addresses. */
export type Pictures = Readonly<Record<string, string>>

const PICTURE = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/

/** Pictures as this page makes them, and nothing else: no other address, no SVG with a script in it. */
export function picturesFrom(stored: unknown): Pictures {
  if (!isRecord(stored)) return {}
  const entries = Object.entries(stored).filter(
    ([, address]) => typeof address === 'string' && PICTURE.test(address),
  )
  return Object.fromEntries(entries) as Pictures
}

/** Logos and signatures are stored apart from the documents, which are written with every change. */
export const storedPictures = () =>
  storedValue<Pictures>({
    key: `${DOCUMENTS_KEY}.pictures`,
    initial: {},
    read(stored) {
      if (!isRecord(stored)) return null
      const pictures = picturesFrom(stored)
      return { value: pictures, complete: Object.keys(pictures).length === Object.keys(stored).length }
    },
    write: (pictures) => JSON.stringify(pictures),
  })
