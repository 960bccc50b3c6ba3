'use client'

import { desk } from '@/components/documents/desk'
import { keepDesk } from '@/lib/invoicing/keep-desk'
import { PICTURES_KEY } from '@/lib/invoicing/picture-shelf'
import { SHELF_KEY } from '@/lib/invoicing/shelf-storage'

/** A pause in typing is soon enough; what waits is also written when the page goes out of sight. */
const SAVE_AFTER_MS = 400

let saving: ReturnType<typeof setTimeout> | undefined

/** The desk in this browser's storage; importing this reads it. */
export const keptDesk = keepDesk(desk, {
  storage: () => localStorage,
  later: (run) => {
    clearTimeout(saving)
    saving = setTimeout(run, SAVE_AFTER_MS)
  },
})

addEventListener('storage', ({ key }) => {
  if (key === null || key === SHELF_KEY) keptDesk.storage.takeOver()
  if (key === null || key === PICTURES_KEY) keptDesk.loadPictures()
})
addEventListener('pagehide', () => keptDesk.storage.flush())
document.addEventListener('visibilitychange', () => keptDesk.storage.flush())
