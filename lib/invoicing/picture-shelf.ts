import { type Pictures, picturesFrom } from '@/lib/invoicing/documents-file'
import { SHELF_KEY } from '@/lib/invoicing/shelf-storage'

/** Logos and signatures lie apart from the documents, which are written anew with every change. */
export const PICTURES_KEY = `${SHELF_KEY}.pictures`

/** The pictures kept in a storage; one that is damaged counts as none. */
export function readPictures(storage: Storage): Pictures {
  const text = storage.getItem(PICTURES_KEY)
  if (text === null) return {}
  try {
    return picturesFrom(JSON.parse(text))
  } catch {
    // A picture can be chosen again; the documents do not hang on it.
    return {}
  }
}

/** Adds pictures to those kept, by whichever tab. @throws DOMException where storage is full or forbidden */
export function keepPictures(storage: Storage, more: Pictures): Pictures {
  const pictures = { ...readPictures(storage), ...more }
  storage.setItem(PICTURES_KEY, JSON.stringify(pictures))
  return pictures
}
