'use client'

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { useToday } from '@/components/tool-form/use-today'
import type { Draft } from '@/lib/invoicing/draft'
import { type FieldProblems, fieldProblems } from '@/lib/invoicing/field-problems'
import { numbersOf } from '@/lib/invoicing/rent-receipts'

/** The problems of a document's fields, checked against the other documents and the settings. */
export function useFieldProblems(draft: Draft): FieldProblems {
  const today = useToday()
  const documents = useStore(documentStore, (state) => state.documents)
  const turnover = useStore(documentStore, (state) => state.settings.turnover)
  const others = useMemo(
    () => documents.filter(({ id, kind }) => kind === draft.kind && id !== draft.id).flatMap(numbersOf),
    [documents, draft.kind, draft.id],
  )
  return useMemo(() => fieldProblems(draft, { others, today, turnover }), [draft, others, today, turnover])
}
