import { STORAGE_KEY } from '@/lib/invoicing/storage/document-storage'

/** Ids of pictures with their data addresses. */
export type Pictures = Readonly<Record<string, string>>

/** Logos and signatures are stored apart from the documents, which are written with every change. */
export const PICTURES_KEY = `${STORAGE_KEY}.pictures`

const PICTURE = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/

/** Pictures as this page makes them, and nothing else: no other address, no SVG with a script in it. */
export function picturesFrom(stored: unknown): Pictures {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).filter(
    ([, address]) => typeof address === 'string' && PICTURE.test(address),
  )
  return Object.fromEntries(entries) as Pictures
}

interface StoredPictures {
  /** Those that can be read; the documents are complete without the others. */
  pictures: Pictures
  /** The stored text, where something in it cannot be read. */
  damaged: string | null
}

export function readPictures(storage: Storage): StoredPictures {
  const text = storage.getItem(PICTURES_KEY)
  if (text === null) return { pictures: {}, damaged: null }
  try {
    const stored: unknown = JSON.parse(text)
    const pictures = picturesFrom(stored)
    const isWhole = Object.keys(pictures).length === Object.keys(stored ?? {}).length
    return { pictures, damaged: isWhole ? null : text }
  } catch {
    // The caller sets the text aside.
    return { pictures: {}, damaged: text }
  }
}

/** Adds pictures to the stored ones. @throws DOMException if storage is full or blocked */
export function savePictures(storage: Storage, more: Pictures): void {
  storage.setItem(PICTURES_KEY, JSON.stringify({ ...readPictures(storage).pictures, ...more }))
}
