import { withStorage } from '@/lib/storage/browser-storage'
import { indianDay } from '@/lib/calendar/today'
import { STORAGE_KEY } from '@/lib/invoicing/storage/document-storage'
import { createDocumentStore } from '@/lib/invoicing/storage/document-store'
import { persistDocuments } from '@/lib/invoicing/storage/persist-documents'
import { PICTURES_KEY } from '@/lib/invoicing/storage/picture-storage'

/** The documents of this browser, shared by the pages that write them. */
export const documentStore = createDocumentStore({
  newId: () => [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join(''),
  now: Date.now,
  today: () => indianDay(new Date()),
})

/** Runs it while no other tab of the site does so; at once where a browser, or a page without https, has no locks. */
async function exclusively(run: () => void): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  let granted = false
  try {
    await locks?.request(STORAGE_KEY, () => {
      granted = true
      run()
    })
  } catch (error) {
    if (granted) throw error
    // A page in a sandbox may not ask for locks.
  }
  if (!granted) run()
}

/** A pause in typing is soon enough; unsaved changes are also written when the page is hidden. */
const SAVE_AFTER_MS = 400

type Persistence = ReturnType<typeof persistDocuments>

let connected: Persistence | null = null

/**
 * The store in this browser's storage, which the first call reads. Called in effects and handlers only: the first
 * render must equal the page as built, and what is typed before it is taken into the store first.
 */
export function persistence(): Persistence {
  connected ??= connect()
  return connected
}

function connect(): Persistence {
  let saving: ReturnType<typeof setTimeout> | undefined
  const persisted = persistDocuments(documentStore, {
    withStorage,
    exclusively: (run) => void exclusively(run),
    later: (run) => {
      clearTimeout(saving)
      saving = setTimeout(run, SAVE_AFTER_MS)
    },
  })
  addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEY) persisted.storage.takeOver()
    if (key === null || key === PICTURES_KEY) persisted.loadPictures()
  })
  addEventListener('pagehide', () => persisted.storage.flush())
  document.addEventListener('visibilitychange', () => persisted.storage.flush())
  return persisted
}
