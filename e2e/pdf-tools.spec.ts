import { PDFDocument } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { SITE } from '../scripts/test-sites.mjs'
import { numbersIn, pdfFile } from '@/tests/lib/pdf-files/pdf-files'
import { downloaded } from './downloads'
import { drawnPicture, withMarks } from './drawn-picture'
import { openHydrated } from './hydrated'
import { output } from './results'
import { expect, type Page, test } from './site-test'

/** A photograph of 1,200 by 800 pixels, with the mark of a camera held on its side. */
async function photograph(page: Page, orientation = 1): Promise<Buffer> {
  const jpeg = await drawnPicture(page, { width: 1_200, height: 800, type: 'image/jpeg' })
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return withMarks(jpeg, tiff, 'SECRET')
}

const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})
const photo = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('[name=files]').setInputFiles(files)

const saved = async (page: Page, button = 'Save the PDF') => (await downloaded(page, button)).bytes

const sizes = async (bytes: Uint8Array) =>
  (await PDFDocument.load(bytes))
    .getPages()
    .map((page) => `${Math.round(page.getWidth())}×${Math.round(page.getHeight())}`)

test('a photograph and two PDFs become one, in the chosen order, upright and without the camera', async ({
  page,
}) => {
  await openHydrated(page, '/pdf-tools')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await choose(page, [
    pdf('two.pdf', await pdfFile(2, 7)),
    photo(await photograph(page, 6)),
    pdf('one.pdf', await pdfFile(1, 3)),
  ])
  await expect(page.getByText(/^2 pages, /)).toBeVisible()
  await page.getByRole('button', { name: 'Move up photo.jpg' }).press('Enter')
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  const bytes = await saved(page)
  // The photograph lies on its side, so it is upright on A4.
  expect(await sizes(bytes)).toEqual(['595×842', '107×200', '108×200', '103×200'])
  expect(bytes.includes('SECRET')).toBe(false)
  await expect(output(page, 'pagesMade')).toHaveAttribute('data-value', '4')
  await expect(output(page, 'bytesAfter')).toHaveAttribute('data-value', String(bytes.length))
  expect(asked.filter((request) => !request.startsWith('GET /_next/'))).toEqual([])
})

test('in Hindi: pages are picked into files of their own', async ({ page }) => {
  test.skip(SITE !== 'out', 'pages in English alone are built')
  await openHydrated(page, '/hi/pdf-tools#job=pages&pages=2-3,1&as=ranges')
  await choose(page, [pdf('a.pdf', await pdfFile(3))])
  await page.getByRole('button', { name: 'PDF बनाएं' }).click()
  const files = unzipSync(await saved(page, 'ZIP फाइल सेव करें'))
  expect(await Promise.all(Object.values(files).map(numbersIn))).toEqual([[2, 3], [1]])
})

test('a PDF of photographs gets smaller, and keeps its pages', async ({ page }) => {
  await openHydrated(page, '/pdf-tools')
  await choose(page, [photo(await photograph(page)), photo(await photograph(page))])
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  const large = await saved(page)
  await openHydrated(page, '/pdf-tools?from=photos#job=compress&strength=strong')
  await choose(page, [pdf('scan.pdf', large)])
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  const small = await saved(page)
  expect(small.length).toBeLessThan(large.length / 2)
  expect(await sizes(small)).toEqual(await sizes(large))
  await expect(output(page, 'picturesSmaller')).toHaveAttribute('data-value', '2')
})

test('a PNG is put on its page', async ({ page }) => {
  await openHydrated(page, '/pdf-tools#page=own&margin=0')
  const buffer = await drawnPicture(page, { width: 300, height: 150, type: 'image/png', ink: 'black' })
  await choose(page, [{ name: 'a.png', mimeType: 'image/png', buffer }])
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  // 150 dots per inch.
  expect(await sizes(await saved(page))).toEqual(['144×72'])
})

test('a hundred pages leave the page usable, and can be cancelled', async ({ page }) => {
  await openHydrated(page, '/pdf-tools#job=pages&as=each')
  await choose(page, [pdf('a.pdf', await pdfFile(100))])
  await expect(page.getByText(/^100 pages, /)).toBeVisible()
  // A worker that never answers would be as long as a visitor may wait.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function wait(this: Worker, message: unknown) {
      Reflect.set(window, 'go', () => Reflect.apply(post, this, [message]))
    }
  })
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('progressbar')).toBeHidden()
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  await page.evaluate(() => (Reflect.get(window, 'go') as () => void)())
  const files = unzipSync(await saved(page, 'Save the ZIP file'))
  expect((await Promise.all(Object.values(files).map(numbersIn))).flat()).toEqual(
    Array.from({ length: 100 }, (_, place) => place + 1),
  )
})

test('a file is dropped, and dragged to its place', async ({ page }) => {
  await openHydrated(page, '/pdf-tools')
  await choose(page, [pdf('a.pdf', await pdfFile(1)), pdf('b.pdf', await pdfFile(2))])
  await page.evaluate(() => {
    const dropped = new DataTransfer()
    dropped.items.add(new File(['Dear Sir'], 'letter.txt'))
    const field = document.querySelector('[name=files]')!.parentElement!
    field.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
  })
  const items = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  await expect(items).toHaveCount(3)
  await items.nth(2).dragTo(items.nth(0))
  await expect(items.nth(0)).toContainText('letter.txt')
  await expect(items.nth(1)).toContainText('a.pdf')
})
