import { useEffect } from 'react'
import { FONT_FILES } from '@/components/documents/pdf/pdf-fonts'
import { familiesOn } from '@/components/documents/pdf/pdf-letters'
import type { FontFamily } from '@/components/documents/pdf/pdf-scripts'
import type { Paper } from '@/components/documents/paper/paper'
import { ownFile } from '@/lib/lookup/own-file'

/** Long enough that no key waits for it. */
const FETCH_AFTER_MS = 1_500

const asked = new Set<FontFamily>()

/**
 * Draws the paper in the typeface of its PDF, so that preview, print and PDF agree. The service worker keeps the same files
 * for the PDF; a visitor who saves data sees the device's own letters until a PDF is made.
 */
export function usePaperFonts(papers: readonly Paper[] | null): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!papers || process.env.NODE_ENV !== 'production' || connection?.saveData) return
    const timer = setTimeout(
      () => familiesOn(papers).forEach((family) => void fetchOnce(family)),
      FETCH_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [papers])
}

async function fetchOnce(family: FontFamily): Promise<void> {
  if (asked.has(family)) return
  asked.add(family)
  const { normal, bold } = FONT_FILES[family]
  try {
    const faces = await Promise.all([faceOf(family, normal, '400'), faceOf(family, bold, '600')])
    for (const face of faces) document.fonts.add(face)
  } catch {
    // The device's own letters stand in; the next change of the document asks again.
    asked.delete(family)
  }
}

async function faceOf(family: FontFamily, file: URL, weight: string): Promise<FontFace> {
  const bytes = await ownFile(file)
  return new FontFace(family, bytes.buffer as ArrayBuffer, { weight }).load()
}
