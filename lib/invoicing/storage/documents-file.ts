import { type KeptBusiness, namedFrom } from '@/lib/invoicing/storage/business-list'
import { parseJson } from '@/lib/json/parse-json'
import { type Pictures, picturesFrom } from '@/lib/invoicing/storage/stored-pictures'
import { savedDocumentsFrom } from '@/lib/invoicing/storage/read-documents'
import type { SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import { problem, type Reading, value } from '@/lib/inputs/kind'
import { DOCUMENTS_VERSION } from '@/lib/invoicing/storage/upgrade-documents'

const FORMAT = 'jantar-documents'

/** The business of a file, by which a copy is known when it is taken back. */
export type FileBusiness = Omit<KeptBusiness, 'place'>

/** All documents, settings and pictures of a business as the text of a file. */
export function writeDocumentsFile(
  { documents, deleted, settings }: SavedDocuments,
  pictures: Pictures,
  business?: FileBusiness,
): string {
  return JSON.stringify(
    {
      format: FORMAT,
      version: DOCUMENTS_VERSION,
      ...(business && { business: { id: business.id, name: business.name, shared: business.shared } }),
      documents,
      deleted,
      settings,
      pictures,
    },
    null,
    1,
  )
}

export interface DocumentsFile {
  /** Null in a file from before there were several businesses. */
  business: FileBusiness | null
  saved: SavedDocuments
  pictures: Pictures
  /** Entries that could not be read as documents. */
  unreadable: number
  /** Documents that are read without some values, which could not be. */
  spoiled: number
}

/** Why a file cannot be imported: it is no JSON, of another page, or of a later version of this one. */
export type DocumentsFileProblem = 'unreadable' | 'foreign' | 'newer'

/** Reads a file that was exported from this page, by any version of it. */
export function readDocumentsFile(text: string): Reading<DocumentsFile, DocumentsFileProblem> {
  const parsed = parsedOrNull(text)
  if (parsed === null) return problem('unreadable')
  if (parsed.format !== FORMAT || !Array.isArray(parsed.documents)) return problem('foreign')
  if (typeof parsed.version === 'number' && parsed.version > DOCUMENTS_VERSION) return problem('newer')
  const version = typeof parsed.version === 'number' ? parsed.version : 0
  const { saved, unreadable, spoiled } = savedDocumentsFrom(parsed, version)
  return value({
    business: namedFrom(parsed.business),
    saved,
    pictures: picturesFrom(parsed.pictures),
    unreadable,
    spoiled,
  })
}

function parsedOrNull(text: string): Record<string, unknown> | null {
  const parsed = parseJson(text)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
}

/**
 * Adds the documents of a file to the stored ones. A document that is stored unchanged is not added again; one that was
 * changed since is added as a copy, so that nothing is overwritten.
 */
export function withImported(
  here: SavedDocuments,
  file: SavedDocuments,
  newId: () => string,
): { saved: SavedDocuments; added: number } {
  const known = new Map(here.documents.map((doc) => [doc.id, doc]))
  const added = file.documents.flatMap((doc) => {
    const own = known.get(doc.id)
    if (!own) return [doc]
    return JSON.stringify(own) === JSON.stringify(doc) ? [] : [{ ...doc, id: newId() }]
  })
  const documents = [...here.documents, ...added].sort((a, b) => a.createdAt - b.createdAt)
  const settings = here.documents.length === 0 ? file.settings : here.settings
  const ids = new Set(documents.map(({ id }) => id))
  const deleted = here.deleted.filter((id) => !ids.has(id))
  return { saved: { documents, deleted, settings }, added: added.length }
}
