import pdfmake from 'pdfmake/build/pdfmake'
import type { Pictures } from '@/lib/invoicing/documents-file'
import { PDF_FONT, pdfOf } from '@/components/documents/pdf/pdf-definition'
import type { Paper } from '@/components/documents/paper/paper'
import { ownFile } from '@/lib/lookup/own-file'

/** Files of the site itself, asked for with the first PDF. */
const FONT_FILES = {
  'normal.ttf': new URL(
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    import.meta.url,
  ),
  'bold.ttf': new URL(
    '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
    import.meta.url,
  ),
}

let fonts: Promise<void> | null = null

/** Sheets as the file of a PDF. Rejects when a font does not come; the next call asks for it again. */
export async function makePdf(papers: readonly Paper[], pictures: Pictures): Promise<Blob> {
  fonts ??= loadFonts()
  try {
    await fonts
  } catch (fault) {
    fonts = null
    throw fault
  }
  return pdfmake.createPdf(pdfOf(papers, pictures)).getBlob()
}

async function loadFonts(): Promise<void> {
  const files = await Promise.all(
    Object.entries(FONT_FILES).map(async ([name, address]) => [name, { data: await base64Of(address) }]),
  )
  pdfmake.addVirtualFileSystem(Object.fromEntries(files))
  pdfmake.setFonts({ [PDF_FONT]: { normal: 'normal.ttf', bold: 'bold.ttf' } })
  // Pictures come as data; nothing else is ever fetched for a document.
  pdfmake.setUrlAccessPolicy(() => false)
}

async function base64Of(address: URL): Promise<string> {
  const bytes = await ownFile(address)
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  return btoa(binary)
}

/** As many bytes as a call takes as arguments in every browser. */
const CHUNK = 32_768
