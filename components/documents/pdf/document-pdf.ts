import pdfmake from 'pdfmake/build/pdfmake'
import { markActualText } from '@/components/documents/pdf/actual-text'
import { pdfOf } from '@/components/documents/pdf/pdf-definition'
import { FONT_FILES } from '@/components/documents/pdf/pdf-fonts'
import { fontFamiliesOf } from '@/components/documents/pdf/pdf-letters'
import { encryptedWith } from '@/components/documents/pdf/pdf-password'
import type { FontFamily } from '@/components/documents/pdf/pdf-scripts'
import type { PaperPhrase } from '@/components/documents/paper/paper-words'
import type { Paper } from '@/components/documents/paper/paper'
import type { Pictures } from '@/lib/invoicing/storage/stored-pictures'
import { ownFile } from '@/lib/lookup/own-file'

// Pictures come as data; nothing else is ever fetched for a document.
pdfmake.setUrlAccessPolicy(() => false)

const loaded = new Map<FontFamily, Promise<void>>()

/** The copies of an invoice that rule 48 of the CGST Rules names: three for goods, two for services. */
const MARKS = {
  one: [undefined],
  goods: ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'],
  services: ['Original for recipient', 'Duplicate for supplier'],
} as const satisfies Record<string, readonly (PaperPhrase | undefined)[]>
export type Copies = keyof typeof MARKS

/**
 * Papers as a PDF file, once for each copy. Rejects when a font does not come; the next call asks for it again.
 * @param password to open the file; '' for none
 */
export async function documentPdf(
  papers: readonly Paper[],
  pictures: Pictures,
  copies: Copies,
  password = '',
): Promise<File> {
  const marked = MARKS[copies].flatMap((copy) =>
    papers.map((paper) => (copy ? { ...paper, copy: paper.wording.label(copy) } : paper)),
  )
  const families = fontFamiliesOf(marked)
  await Promise.all(families.map(loadOnce))
  pdfmake.setFonts(
    Object.fromEntries(
      families.map((family) => [family, { normal: fileOf(family, 'normal'), bold: fileOf(family, 'bold') }]),
    ),
  )
  await markActualText(pdfmake)
  const definition = await pdfOf(marked, pictures, (part) => pdfmake.createPdf(part).getStream())
  const blob = await pdfmake.createPdf({ ...definition, ...encryptedWith(password) }).getBlob()
  return new File([blob], `${papers[0]!.fileStem}.pdf`, { type: 'application/pdf' })
}

type Weight = 'normal' | 'bold'
const fileOf = (family: FontFamily, weight: Weight) => `${family} ${weight}.ttf`

function loadOnce(family: FontFamily): Promise<void> {
  const loading = loaded.get(family) ?? loadFont(family)
  loaded.set(family, loading)
  loading.catch(() => loaded.delete(family))
  return loading
}

async function loadFont(family: FontFamily): Promise<void> {
  const files = await Promise.all(
    (['normal', 'bold'] as const).map(async (weight) => [
      fileOf(family, weight),
      { data: await base64Of(FONT_FILES[family][weight]) },
    ]),
  )
  pdfmake.addVirtualFileSystem(Object.fromEntries(files))
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
