import { indianDay } from '@/lib/calendar/today'
import { createDocumentStore } from '@/lib/invoicing/storage/create-document-store'
import { DOCUMENTS_KEY } from '@/lib/invoicing/storage/stored-documents'

/** The documents of this browser, shared by the pages that write them. */
export const documentStore = createDocumentStore({
  newId: () => [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join(''),
  now: Date.now,
  today: () => indianDay(new Date()),
  exclusively: (run) => void exclusively(run),
})

/** Runs it while no other tab of the site does so; at once where a browser, or a page without https, has no locks. */
async function exclusively(run: () => void): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  let granted = false
  try {
    await locks?.request(DOCUMENTS_KEY, () => {
      granted = true
      run()
    })
  } catch (error) {
    if (granted) throw error
    // A page in a sandbox may not ask for locks.
  }
  if (!granted) run()
}
