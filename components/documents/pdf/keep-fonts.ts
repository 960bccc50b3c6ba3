import { FONT_FILES } from '@/components/documents/pdf/pdf-fonts'
import { BASE_FAMILY, type FontFamily, familyOf } from '@/components/documents/pdf/pdf-scripts'

/** The service worker keeps the base family with every page that makes PDFs. */
const asked = new Set<FontFamily>([BASE_FAMILY])

/** Asks the service worker to keep the fonts of all scripts in a text, so that a PDF can be made without a network. */
export async function keepFonts(text: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  for (const character of new Set(text)) {
    const family = familyOf(character)
    if (!family || asked.has(family)) continue
    asked.add(family)
    const { normal, bold } = FONT_FILES[family]
    for (const { pathname } of [normal, bold]) active?.postMessage({ keep: pathname })
  }
}
