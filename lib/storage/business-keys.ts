/**
 * Where the documents of another business are, by its place in the storage: those of the first are `jantarDocuments`.
 */
export type BusinessKey = `jantarBusiness.${string}`

export const businessKey = (place: string): BusinessKey => `jantarBusiness.${place}`

/** The place of the business that was opened last: '' for the first. There is none while there is one business. */
export const OPEN_KEY = 'jantarBusinesses.open'
