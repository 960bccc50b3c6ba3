import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { documentStore } from '@/components/documents/store/document-store'
import type { DocumentState } from '@/lib/invoicing/storage/document-state'

/** After the last key in the form. */
const SETTLED_AFTER_MS = 1_000

const settled = createStore<DocumentState>(() => documentStore.getState())
let waiting: ReturnType<typeof setTimeout> | undefined

function follow(): void {
  clearTimeout(waiting)
  settled.setState(documentStore.getState(), true)
}

documentStore.subscribe((now, before) => {
  if (!isOneChanged(now.documents, before.documents)) return follow()
  clearTimeout(waiting)
  waiting = setTimeout(follow, SETTLED_AFTER_MS)
})

/** True where two lists differ in one document that both have, as after a key in the form. */
function isOneChanged(now: DocumentState['documents'], before: DocumentState['documents']): boolean {
  const changed = now.filter((doc, place) => doc !== before[place])
  return (
    now.length === before.length && changed.length === 1 && before.some(({ id }) => id === changed[0]!.id)
  )
}

/**
 * The documents for lists and accounts, which read all of them: a key in the form costs the same with one
 * document and with a thousand, as what is typed reaches them once the keys rest. Whatever else changes
 * reaches them at once. Returns, whose files are filed, read the store itself, once they are opened.
 */
export const useSettledDocuments = <Selected>(select: (state: DocumentState) => Selected): Selected =>
  useStore(settled, select)
