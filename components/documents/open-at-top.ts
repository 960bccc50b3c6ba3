'use client'

import { desk } from '@/components/documents/desk'
import type { DocumentKind } from '@/lib/invoicing/draft'

/** Opens a document, or a fresh one for '', and goes up to its form. */
export function openAtTop(kind: DocumentKind, id: string): void {
  desk.open(kind, id)
  document.querySelector<HTMLElement>('#main form input')?.focus()
}
