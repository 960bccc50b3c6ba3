import { useEffect } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import type { Paper } from '@/components/documents/paper/paper'
import { FONT_FILES } from '@/components/documents/pdf/pdf-fonts'
import { fontFamiliesOf } from '@/components/documents/pdf/pdf-letters'
import { BASE_FAMILY, type FontFamily, familyOf } from '@/components/documents/pdf/pdf-scripts'
import { ownFile } from '@/lib/lookup/own-file'

/** Long enough that no key waits for it. */
const DRAW_AFTER_MS = 1_500

const drawn = new Set<FontFamily>()

/**
 * Draws the paper in the typeface of its PDF, so that preview, print and PDF agree. The service worker keeps
 * the same files for the PDF; a visitor who saves data sees the device's own letters until a PDF is made.
 */
export function usePaperFonts(papers: readonly Paper[] | null): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!papers || process.env.NODE_ENV !== 'production' || connection?.saveData) return
    const timer = setTimeout(
      () => fontFamiliesOf(papers).forEach((family) => void fetchOnce(family)),
      DRAW_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [papers])
}

async function fetchOnce(family: FontFamily): Promise<void> {
  if (drawn.has(family)) return
  drawn.add(family)
  const { normal, bold } = FONT_FILES[family]
  try {
    const faces = await Promise.all([faceOf(family, normal, '400'), faceOf(family, bold, '600')])
    const draw = () => faces.forEach((face) => document.fonts.add(face))
    // Letters of other widths move what is on the paper, which is no surprise with a key or a tap.
    for (const act of ['keydown', 'pointerdown']) addEventListener(act, draw, { once: true, capture: true })
  } catch {
    // The device's own fonts are used; the next change of the document asks again.
    drawn.delete(family)
  }
}

async function faceOf(family: FontFamily, file: URL, weight: string): Promise<FontFace> {
  const bytes = await ownFile(file)
  return new FontFace(family, bytes.buffer as ArrayBuffer, { weight }).load()
}

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
const kept = new Set<FontFamily>([BASE_FAMILY])

/** Asks the service worker to keep the fonts of all scripts in a text, so that a PDF can be made without a network. */
async function keepFonts(text: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  for (const character of new Set(text)) {
    const family = familyOf(character)
    if (!family || kept.has(family)) continue
    kept.add(family)
    const { normal, bold } = FONT_FILES[family]
    for (const { pathname } of [normal, bold]) active?.postMessage({ keep: pathname })
  }
}
