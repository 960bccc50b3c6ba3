import { type Pictures, picturesFrom } from '@/lib/invoicing/documents-file'
import { STORAGE_KEY } from '@/lib/invoicing/document-storage'

/** Logos and signatures are stored apart from the documents, which are written with every change. */
export const PICTURES_KEY = `${STORAGE_KEY}.pictures`

/** The stored pictures; a damaged entry counts as none. */
export function readPictures(storage: Storage): Pictures {
  const text = storage.getItem(PICTURES_KEY)
  if (text === null) return {}
  try {
    return picturesFrom(JSON.parse(text))
  } catch {
    // A picture can be chosen again, and the documents are complete without it.
    return {}
  }
}

/** Adds pictures to the stored ones. @throws DOMException if storage is full or blocked */
export function savePictures(storage: Storage, more: Pictures): Pictures {
  const pictures = { ...readPictures(storage), ...more }
  storage.setItem(PICTURES_KEY, JSON.stringify(pictures))
  return pictures
}
