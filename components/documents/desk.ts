'use client'

import { localDay } from '@/lib/calendar/calendar-day'
import { createDesk } from '@/lib/invoicing/document-desk'

/** The documents of this browser, shared by the pages that write them. */
export const desk = createDesk({
  newId: () => [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join(''),
  now: Date.now,
  today: () => localDay(new Date()),
})
