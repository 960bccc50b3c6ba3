import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import {
  type Businesses,
  keptBusinesses,
  type KeptBusiness,
  LONGEST_BUSINESS_NAME,
} from '@/lib/invoicing/storage/business-list'
import type { Business } from '@/lib/invoicing/document/party'
import { blankBusiness } from '@/lib/invoicing/model/blank-party'
import { noDocuments, type SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import { type BusinessValues, valuesAt } from '@/lib/invoicing/storage/connect-storage'
import type { DocumentStore } from '@/lib/invoicing/storage/create-document-store'
import { emptyTab } from '@/lib/invoicing/storage/document-state'
import { ownBusiness } from '@/lib/invoicing/storage/new-document'
import { plainGstin } from '@/lib/identity/gstin'
import { type NotSaved, withStorage } from '@/lib/storage/browser-storage'
import { OPEN_KEY } from '@/lib/storage/business-keys'

/** A business that need not be the open one, as it is stored. */
export function businessAt({ shown, newId }: DocumentStore, place: string): BusinessValues {
  if (shown.place === place) return shown
  const values = valuesAt(place, newId)
  values.saved.sync()
  values.pictures.sync()
  return values
}

/** Stores what a business has and is not stored yet. @returns why it could not be */
export function notStored({ saved, pictures }: BusinessValues): NotSaved | null {
  saved.save()
  pictures.save()
  return saved.getState().notSaved ?? pictures.getState().notSaved
}

/** The name of the business that there is, as its newest document has it; '' for none. */
const firstName = (saved: SavedDocuments) =>
  (
    saved.documents.findLast(({ business }) => business.name.trim() !== '')?.business ?? ownBusiness(saved)
  ).name
    .trim()
    .slice(0, LONGEST_BUSINESS_NAME)

const PLACE = /^jantarBusiness\.([a-z0-9]+)$/

/** Businesses that are stored and not in the list, as where the list could not be read. */
function unlisted(store: DocumentStore, all: Businesses): Businesses {
  const found = withStorage((storage) => Object.keys(storage).flatMap((key) => PLACE.exec(key)?.[1] ?? []))
  const places = found.ok ? found.value.filter((id) => !all.some(({ place }) => place === id)) : []
  return places.flatMap((id) => {
    const { value } = businessAt(store, id).saved.getState()
    const isUsed = value.documents.length > 0 || value.settings.business !== null
    return isUsed ? [{ id, place: id, name: firstName(value), shared: {} }] : []
  })
}

/** All businesses, the one there is among them. */
export function businessesNow(store: DocumentStore): Businesses {
  keptBusinesses.sync()
  const { value } = keptBusinesses.getState()
  const others = unlisted(store, value)
  if (value.length > 0) return others.length > 0 ? [...value, ...others] : value
  const { saved } = businessAt(store, '')
  return [{ id: store.newId(), place: '', name: firstName(saved.getState().value), shared: {} }, ...others]
}

/** The open business, which is in the list from now on, so that a copy of it is known when it comes back. */
export function openedBusiness(store: DocumentStore): KeptBusiness {
  const all = businessesNow(store)
  keptBusinesses.change(() => all)
  return all.find(({ place }) => place === (store.getState().business ?? '')) ?? all[0]!
}

/** Notes the open business for this tab, and for tabs that are opened later. */
const noteOpened = (place: string | null) =>
  withStorage((storage) => {
    for (const kept of [sessionStorage, storage])
      if (place === null) kept.removeItem(OPEN_KEY)
      else kept.setItem(OPEN_KEY, place)
  })

/**
 * Shows another business. One whose last changes are in this tab only stays.
 * @returns why it stays
 */
export function openBusiness(store: DocumentStore, place: string | null): NotSaved | null {
  const reason = notStored(store.shown)
  if (reason) return reason
  noteOpened(place)
  store.setState({ ...emptyTab, business: place })
  store.openBusiness(place)
  return null
}

/** The open business is one of several from now on, among which the visitor may switch. */
function noteSeveral(store: DocumentStore): void {
  noteOpened(store.shown.place)
  store.setState({ business: store.shown.place })
}

/** Stores documents and pictures as a business of its own. @returns why it could not be */
export function storeBusiness(
  store: DocumentStore,
  {
    named,
    documents,
    pictures,
  }: {
    named: Omit<KeptBusiness, 'place'>
    documents: SavedDocuments
    pictures: Readonly<Record<string, string>>
  },
): NotSaved | null {
  const all = businessesNow(store)
  const added = { ...named, place: named.id }
  const kept = businessAt(store, added.place)
  kept.saved.change(() => documents)
  if (Object.keys(pictures).length > 0) kept.pictures.change(() => pictures)
  const reason = notStored(kept)
  if (reason === null) keptBusinesses.change(() => [...all, added])
  const failed = reason ?? keptBusinesses.getState().notSaved
  if (failed === null) {
    if (store.getState().business === null) noteSeveral(store)
    return null
  }
  for (const stored of [kept.pictures, kept.saved]) stored.erase()
  keptBusinesses.change(() => (all.length > 1 ? all : []))
  return failed
}

export type NewBusiness = Pick<Business, 'name' | 'address' | 'gstin'>

/** Adds a business and opens it. @returns why it could not be */
export function addBusiness(store: DocumentStore, { name, address, gstin }: NewBusiness): NotSaved | null {
  const unsaved = notStored(store.shown)
  if (unsaved) return unsaved
  const id = store.newId()
  const business: Business = {
    ...blankBusiness,
    name: name.trim(),
    address: address.trim(),
    gstin: plainGstin(gstin),
    registration: gstin.trim() === '' ? '' : 'yes',
  }
  const settings = { ...noDocuments.settings, remember: 'yes' as const, business }
  const failed = storeBusiness(store, {
    named: { id, name: business.name.slice(0, LONGEST_BUSINESS_NAME), shared: {} },
    documents: { ...noDocuments, settings },
    pictures: {},
  })
  return failed ?? openBusiness(store, id)
}

export function renameBusiness(id: string, name: string): void {
  keptBusinesses.change((all) =>
    all.map((one) => (one.id === id ? { ...one, name: name.trim().slice(0, LONGEST_BUSINESS_NAME) } : one)),
  )
}

/** Erases a business that is not the open one. Of two the other is then the only one. */
export function eraseBusiness(store: DocumentStore, { id, place }: KeptBusiness): void {
  const kept = businessAt(store, place)
  for (const stored of [kept.pictures, kept.saved]) stored.erase()
  keptBusinesses.change((all) => all.filter((one) => one.id !== id))
  const { value } = keptBusinesses.getState()
  if (value.length === 1 && value[0]!.place === '') {
    noteOpened(null)
    store.setState({ business: null })
  }
}

/**
 * Lists what is stored and not listed. Where another tab has erased the open business, one of those that are
 * left opens.
 */
export function tidyBusinesses(store: DocumentStore): void {
  const all = businessesNow(store)
  const { value } = keptBusinesses.getState()
  if (all.length > 1 && all !== value) keptBusinesses.change(() => all)
  const { business, documents } = store.getState()
  if (business === null || all.some(({ place }) => place === business)) return
  // Nothing is left of it but what this tab noted of the erasure.
  if (documents.length === 0) eraseAll(store)
  openBusiness(store, all.length > 1 ? all[0]!.place : all[0]!.place || null)
}
