import { execFileSync, spawnSync } from 'node:child_process'
import { expect, type Page, test } from './site-test'
import { downloaded } from './downloads'
import { field } from './document-form'
import { drawnPicture } from './drawn-picture'
import { openHydrated, reloadHydrated } from './hydrated'

const hasReader = spawnSync('pdftoppm', ['-v']).error === undefined

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Neither black, white nor the colour of a look, so that what shows them can only be the pictures. */
const COLOURS = { logo: [230, 30, 30], signature: [30, 60, 230] } as const

interface Stored {
  documents: { business: Record<string, string> }[]
  pictures: Record<string, string>
  characters: number
}

const stored = (page: Page) =>
  page.evaluate((): Stored => {
    const text = localStorage.getItem('jantarDocuments')!
    const pictures = JSON.parse(localStorage.getItem('jantarDocuments.pictures')!) as Stored['pictures']
    const { state } = JSON.parse(text) as { state: Pick<Stored, 'documents'> }
    return { documents: state.documents, pictures, characters: text.length }
  })

/** How many square millimetres of the first page have the colour of each picture, as poppler renders it. */
function inkOf(file: string): Record<keyof typeof COLOURS, number> {
  const DOTS_PER_INCH = 72
  const rendered = execFileSync('pdftoppm', ['-r', String(DOTS_PER_INCH), '-f', '1', '-l', '1', file], {
    maxBuffer: 1 << 28,
  })
  // 'P6 width height 255', then three bytes for each dot.
  const dots = rendered.subarray(
    /^P6\s+\d+\s+\d+\s+255\s/.exec(rendered.toString('latin1', 0, 64))![0].length,
  )
  const area = (colour: readonly number[]) => {
    let count = 0
    for (let at = 0; at + 2 < dots.length; at += 3)
      if (colour.every((part, place) => Math.abs(part - dots[at + place]!) < 16)) count += 1
    return count * (25.4 / DOTS_PER_INCH) ** 2
  }
  return { logo: area(COLOURS.logo), signature: area(COLOURS.signature) }
}

/** A picture on screen has its colour in its middle and is not empty. */
async function expectShown(page: Page, name: string, colour: readonly number[]) {
  const picture = page.getByRole('img', { name, exact: true })
  await expect(picture).toBeVisible()
  const middle = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const context = document.createElement('canvas').getContext('2d')!
    context.drawImage(image, 0, 0, 20, 20)
    return [...context.getImageData(5, 5, 1, 1).data.slice(0, 3)]
  })
  for (const [place, part] of colour.entries()) expect(Math.abs(middle[place]! - part)).toBeLessThan(16)
}

const expectOnPaper = async (page: Page) => {
  await page.locator('.paper').scrollIntoViewIfNeeded()
  await expectShown(page, 'Logo', COLOURS.logo)
  await expectShown(page, 'Signature', COLOURS.signature)
}

async function expectInPdf(page: Page) {
  const { path, bytes } = await downloaded(page, 'Download PDF')
  // The pictures are in the file as they are stored.
  const { pictures } = await stored(page)
  for (const address of Object.values(pictures))
    expect(bytes.includes(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))).toBe(true)
  if (!hasReader) return
  const ink = inkOf(path)
  expect(ink.logo).toBeGreaterThan(100)
  expect(ink.signature).toBeGreaterThan(100)
}

test('a chosen JPEG is on the screen, the paper, in the PDF and the storage, and comes back from a copy', async ({
  page,
}) => {
  test.setTimeout(120_000)
  test.info().annotations.push({ type: 'ink', description: hasReader ? 'pdftoppm' : 'not read' })
  await openHydrated(page, '/invoice-generator')
  await field(page, 'registered').selectOption('yes')
  await field(page, 'companyName').fill('Asha Traders')
  await field(page, 'items-1-description').fill('Chair')
  await field(page, 'items-1-rate').fill('1000')
  await page.getByText('Logo and signature', { exact: true }).click()
  for (const name of ['logo', 'signature'] as const) {
    const ink = `rgb(${COLOURS[name].join(' ')})`
    const buffer = await drawnPicture(page, { width: 1200, height: 600, type: 'image/jpeg', ink })
    await field(page, name).setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  await expectShown(page, 'Logo: preview', COLOURS.logo)
  await expectShown(page, 'Signature: preview', COLOURS.signature)
  await expectOnPaper(page)
  await expectInPdf(page)

  // Stored once, under ids; the document itself stays small.
  await reloadHydrated(page)
  await expectOnPaper(page)
  const { documents, pictures, characters } = await stored(page)
  const { logo, signature } = documents[0]!.business
  expect(Object.keys(pictures).toSorted()).toEqual([logo, signature].toSorted())
  expect(characters).toBeLessThan(5_000)

  await openHydrated(page, '/saved-data')
  const copy = await downloaded(page, 'Save a copy (JSON)')
  await button(page, 'Erase everything').click()
  await page.getByRole('alert').getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('Everything was erased.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('jantarDocuments.pictures'))).toBeNull()
  await page.getByLabel('Restore from a copy').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: copy.bytes,
  })
  await expect(page.getByText(/^Restored the copy of /)).toBeVisible()
  await openHydrated(page, '/invoice-generator')
  await expectOnPaper(page)
  await expectInPdf(page)
})
