'use client'

import { localDay } from '@/lib/calendar/calendar-day'
import { createDesk } from '@/lib/invoicing/document-store'
import { PICTURES_KEY } from '@/lib/invoicing/picture-shelf'
import { SHELF_KEY } from '@/lib/invoicing/shelf-storage'

/** A pause in typing is soon enough; what waits is also written when the page goes out of sight. */
const SAVE_AFTER_MS = 400

let saving: ReturnType<typeof setTimeout> | undefined
const inBrowser = typeof window !== 'undefined'

/** The documents of this browser, shared by the pages that write them. */
export const desk = createDesk({
  storage: () => (inBrowser ? localStorage : null),
  newId: () => [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join(''),
  now: Date.now,
  today: () => localDay(new Date()),
  later: (run) => {
    clearTimeout(saving)
    saving = setTimeout(run, SAVE_AFTER_MS)
  },
})

if (inBrowser) {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === SHELF_KEY) desk.storage.takeOver()
    if (key === null || key === PICTURES_KEY) desk.loadPictures()
  })
  addEventListener('pagehide', () => desk.storage.flush())
  document.addEventListener('visibilitychange', () => desk.storage.flush())
}
