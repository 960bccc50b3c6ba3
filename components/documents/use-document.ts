'use client'

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { useToday } from '@/components/tool-form/use-today'
import { draftOnDesk } from '@/lib/invoicing/document-desk'
import type { Business, Client, DocumentKind, Draft, ReceiptDetails } from '@/lib/invoicing/draft'

/** The document of a kind that is being written; follows every change of it. */
export function useDocument(kind: DocumentKind): Draft {
  const today = useToday()
  const documents = useStore(desk.store, (state) => state.documents)
  const settings = useStore(desk.store, (state) => state.settings)
  const open = useStore(desk.store, (state) => state.open)
  const fresh = useStore(desk.store, (state) => state.fresh)
  // The rows of a fresh document stay the same objects while nothing of it changes.
  return useMemo(
    () => draftOnDesk({ documents, settings, open, fresh }, kind, today),
    [documents, settings, open, fresh, kind, today],
  )
}

type TextKey<Of> = { [Key in keyof Of]: Of[Key] extends string ? Key : never }[keyof Of] & string

function binding(name: string, text: string, onText: (text: string) => void, problem: string | null = null) {
  return { name, text, problem, onText, onLeave: () => {} } satisfies FieldBinding
}

/** The fields of a document, each bound to its text: of the draft itself, the business, the client, the receipt. */
export function fieldsOf(draft: Draft) {
  const { kind } = draft
  return {
    own: (key: TextKey<Draft>, problem: string | null = null) =>
      binding(key, draft[key], (text) => desk.change(kind, { [key]: text }), problem),
    flag: (key: 'reverseCharge' | 'specialZone' | 'pricesInclude' | 'roundOff' | 'ratePerLine') =>
      binding(key, String(draft[key]), (text) => desk.change(kind, { [key]: text === 'true' })),
    business: (key: keyof Business, name: string, problem: string | null = null) =>
      binding(name, draft.business[key], (text) => changeBusiness(kind, { [key]: text }), problem),
    client: (key: keyof Client, name: string, problem: string | null = null) =>
      binding(name, draft.client[key], (text) => changeClient(kind, { [key]: text }), problem),
    receipt: (key: TextKey<ReceiptDetails>, problem: string | null = null) =>
      binding(key, draft.receipt[key], (text) => changeReceipt(kind, { [key]: text }), problem),
  }
}

export type DocumentFields = ReturnType<typeof fieldsOf>

export const changeBusiness = (kind: DocumentKind, changes: Partial<Business>) =>
  desk.change(kind, ({ business }) => ({ business: { ...business, ...changes } }))

export const changeClient = (kind: DocumentKind, changes: Partial<Client>) =>
  desk.change(kind, ({ client }) => ({ client: { ...client, ...changes } }))

export const changeReceipt = (kind: DocumentKind, changes: Partial<ReceiptDetails>) =>
  desk.change(kind, ({ receipt }) => ({ receipt: { ...receipt, ...changes } }))
