import { useEffect } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { FONT_FILES } from '@/components/documents/pdf/pdf-fonts'
import { BASE_FAMILY, type FontFamily, familyOf } from '@/components/documents/pdf/pdf-scripts'

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

/** The service worker keeps the base family with every page that makes PDFs. */
const asked = new Set<FontFamily>([BASE_FAMILY])

/** Asks the service worker to keep the fonts of all scripts in a text, so that a PDF can be made without a network. */
async function keepFonts(text: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  for (const character of new Set(text)) {
    const family = familyOf(character)
    if (!family || asked.has(family)) continue
    asked.add(family)
    const { normal, bold } = FONT_FILES[family]
    for (const { pathname } of [normal, bold]) active?.postMessage({ keep: pathname })
  }
}
