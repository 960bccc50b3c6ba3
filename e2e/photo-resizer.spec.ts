import { unzipSync } from 'fflate'
import { expect, type Page, test } from './site-test'
import { downloaded } from './downloads'
import { drawnPicture, withMarks } from './drawn-picture'
import { openHydrated } from './hydrated'
import { output } from './results'

/** A photograph that does not compress well, with the marks of a camera in it. */
const photograph = async (page: Page) =>
  withMarks(await drawnPicture(page, { width: 1200, height: 900, type: 'image/jpeg' }), 'MM-SECRET-GPS')

async function made(page: Page, link: string): Promise<Buffer> {
  await openHydrated(page, `/photo-resizer#${link}`)
  const file = { name: 'asha.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) }
  await page.locator('[name=picture]').setInputFiles(file)
  await expect(output(page, 'fileBytes')).toBeVisible()
  return (await downloaded(page, 'Save the JPEG')).bytes
}

/** Width and height in the frame header of a JPEG. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1]!
    if (marker >= 0xc0 && marker <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
  }
  throw new Error('no frame')
}

test('a photograph for IBPS has its pixels and its KB, and nothing of the camera', async ({ page }) => {
  const jpeg = await made(page, 'form=ibpsPhoto')
  expect(sizeOf(jpeg)).toEqual([200, 230])
  expect(jpeg.length).toBeGreaterThanOrEqual(20_480)
  expect(jpeg.length).toBeLessThanOrEqual(50_000)
  expect(jpeg.includes('Exif')).toBe(false)
  expect(jpeg.includes('SECRET')).toBe(false)
})

test('a large one is brought down, with its dots per inch', async ({ page }) => {
  const jpeg = await made(page, 'form=passportPhoto')
  expect(sizeOf(jpeg)).toEqual([630, 810])
  expect(jpeg.length).toBeGreaterThanOrEqual(10_240)
  expect(jpeg.length).toBeLessThanOrEqual(250_000)
  expect([jpeg[13], jpeg.readUInt16BE(14)]).toEqual([1, 457])
})

test('it is cut with the keyboard, and the picture moves', async ({ page }) => {
  await made(page, 'form=ibpsPhoto')
  const drawn = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const before = await drawn()
  await page.locator('[name=zoom]').focus()
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Move left' }).press('Enter')
  await expect.poll(drawn).not.toBe(before)
  await expect(page).toHaveURL(/\/photo-resizer#form=ibpsPhoto$|\/photo-resizer$/)
})

test('several pictures have a cut and a file each, and one ZIP file holds them; what is no picture is named', async ({
  page,
}) => {
  await openHydrated(page, '/photo-resizer#form=ibpsPhoto')
  const buffer = await photograph(page)
  await page.locator('[name=picture]').setInputFiles([
    { name: 'asha.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir') },
    { name: 'ravi.jpg', mimeType: 'image/jpeg', buffer },
  ])
  await expect(page.getByRole('region', { name: 'letter.jpg' }).getByRole('alert')).toBeVisible()
  const asha = page.getByRole('region', { name: 'asha.jpg' })
  const ravi = page.getByRole('region', { name: 'ravi.jpg' })
  const drawn = (region: typeof asha) =>
    region.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await expect.poll(async () => (await drawn(asha)) === (await drawn(ravi))).toBe(true)
  await ravi.getByRole('button', { name: 'Move left' }).click()
  await expect.poll(async () => (await drawn(asha)) === (await drawn(ravi))).toBe(false)
  const { bytes: zip } = await downloaded(page, 'Save 2 pictures in a ZIP file')
  const files = Object.entries(unzipSync(zip))
  expect(files.map(([name]) => name)).toEqual(['asha-200x230.jpg', 'ravi-200x230.jpg'])
  for (const [, bytes] of files) {
    expect(sizeOf(Buffer.from(bytes))).toEqual([200, 230])
    expect(bytes.length).toBeLessThanOrEqual(50_000)
  }
})
