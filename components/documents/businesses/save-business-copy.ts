import { documentStore } from '@/components/documents/store/document-store'
import { saveFile } from '@/components/share/save-file'
import { businessAt, openedBusiness } from '@/lib/invoicing/businesses/business-acts'
import type { KeptBusiness } from '@/lib/invoicing/storage/business-list'
import { writeDocumentsFile } from '@/lib/invoicing/storage/documents-file'

/** Saves a file with all of a business: a copy for this visitor, or for a consultant who gives it back. */
export function saveBusinessCopy(business: KeptBusiness): void {
  const { saved, pictures } = businessAt(documentStore, business.place)
  const name = business.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  saveFile(
    ['documents', ...(business.place && name ? [name] : []), `${documentStore.start().date}.json`].join('-'),
    'application/json',
    writeDocumentsFile(saved.getState().value, pictures.getState().value, business),
  )
}

export const saveOpenBusiness = () => saveBusinessCopy(openedBusiness(documentStore))
