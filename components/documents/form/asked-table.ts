import { createStore } from 'zustand/vanilla'
import type { PastedTable } from '@/lib/invoicing/model/pasted-lines'

/**
 * Rows that were pasted at a line and whose columns are not certain, numbered; null while none wait for the visitor.
 */
export const askedTable = createStore<{ id: number; table: PastedTable; number: number } | null>(() => null)
