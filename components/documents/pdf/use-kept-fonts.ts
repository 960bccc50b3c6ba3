'use client'

import { useEffect } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { keepFonts } from '@/components/documents/pdf/keep-fonts'

/** Letters that are not in the base family: Arabic, and Indian scripts from Bengali to Malayalam. */
const OTHER_SCRIPTS = /[\u0600-\u06ff\u0980-\u0d7f]/

/** Long enough that no key waits for it. */
const KEEP_AFTER_MS = 3_000

/** Keeps the fonts that the PDFs of the stored documents need, for a time without a network. */
export function useKeptFonts(): void {
  const documents = useStore(documentStore, (state) => state.documents)
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => {
      const text = JSON.stringify(documents)
      if (OTHER_SCRIPTS.test(text)) void keepFonts(text)
    }, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [documents])
}
