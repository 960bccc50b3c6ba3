import { draftFrom, shelfFrom } from '@/lib/invoicing/read-shelf'
import type { Shelf } from '@/lib/invoicing/shelf'
import { problem, type Reading, value } from '@/lib/inputs/kind'

const FORMAT = 'jantar-documents'
const VERSION = 1

/** Ids of pictures with their data addresses. */
export type Pictures = Readonly<Record<string, string>>

/** All documents, settings and pictures as the text of a file. */
export function writeDocumentsFile({ documents, settings }: Shelf, pictures: Pictures): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, documents, settings, pictures }, null, 1)
}

export interface DocumentsFile {
  shelf: Shelf
  pictures: Pictures
  /** Entries that were no documents. */
  leftOut: number
}

const PICTURE = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/

/** Only pictures as this page itself makes them: no other address, no drawing with a script in it. */
export function picturesFrom(stored: unknown): Pictures {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).filter(
    ([, address]) => typeof address === 'string' && PICTURE.test(address),
  )
  return Object.fromEntries(entries) as Pictures
}

/** Reads a file that was exported here, by this version or by another. */
export function readDocumentsFile(text: string): Reading<DocumentsFile> {
  const parsed = parsedOrNull(text)
  if (parsed === null)
    return problem('This file cannot be read: it is not a file of documents from this page.')
  if (parsed.format !== FORMAT || !Array.isArray(parsed.documents))
    return problem('This file was not exported from this page.')
  if (typeof parsed.version === 'number' && parsed.version > VERSION)
    return problem('This file is from a newer version of the page. Reload the page and import it again.')
  const { shelf } = shelfFrom(parsed)
  const leftOut = parsed.documents.filter((stored) => draftFrom(stored) === null).length
  return value({ shelf, pictures: picturesFrom(parsed.pictures), leftOut })
}

function parsedOrNull(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    // Only the visitor can choose another file.
    return null
  }
}

/**
 * The documents of a file put to those that are here: a document that is here in the same state is not doubled, and
 * one that was changed since comes as a copy, so that nothing is written over.
 */
export function withImported(here: Shelf, file: Shelf, newId: () => string): { shelf: Shelf; added: number } {
  const known = new Map(here.documents.map((draft) => [draft.id, draft]))
  const added = file.documents.flatMap((draft) => {
    const own = known.get(draft.id)
    if (!own) return [draft]
    return JSON.stringify(own) === JSON.stringify(draft) ? [] : [{ ...draft, id: newId() }]
  })
  const documents = [...here.documents, ...added].sort((one, other) => one.createdAt - other.createdAt)
  const settings = here.documents.length === 0 ? file.settings : here.settings
  return { shelf: { documents, settings }, added: added.length }
}
