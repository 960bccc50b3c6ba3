'use client'

import { browserStorage } from '@/lib/storage/browser-storage'
import { createCardStore } from '@/lib/visiting-card/card-store'

const inBrowser = typeof window !== 'undefined'

/** The card of this page. */
export const cards = createCardStore({
  storage: browserStorage,
  newId: () => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join(''),
})

// The first picture of the page is still the empty card, as the server made it; this comes right after it.
if (inBrowser) cards.open()
