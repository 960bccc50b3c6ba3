import { expect, test } from './site-test'
import fc from 'fast-check'
import { qrInputs } from '../lib/qr/qr-inputs'
import { type QrFields, qrPayload } from '../lib/qr/qr-payload'
import { anyQrFields, freshFields } from '../tests/lib/qr/qr-fields'
import { downloaded } from './downloads'
import { drawnPicture } from './drawn-picture'
import { openHydrated } from './hydrated'
import { readPicture } from './read-picture'
import { output } from './results'

/** The link to a page with these fields. */
function linkTo(fields: QrFields): string {
  const changed = Object.keys(qrInputs).filter(
    (name) => fields[name as keyof QrFields] !== freshFields[name as keyof QrFields],
  )
  return new URLSearchParams(changed.map((name) => [name, String(fields[name as keyof QrFields])])).toString()
}

/** The page waits for a pause in the typing before it makes a code, and nobody types here. Runs in the page. */
function leaveOutPauses(): void {
  const { setTimeout: wait } = window
  Object.assign(window, { setTimeout: (act: TimerHandler, ms = 0) => wait(act, Math.min(ms, 4)) })
}

/** Five times as many each night. */
const RANDOM_CODES = process.env.JANTAR_THOROUGH ? 250 : 50

for (const part of [1, 2])
  test(`${RANDOM_CODES} random codes of all kinds are read back as what was typed, part ${part}`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    const questions = fc.sample(anyQrFields, RANDOM_CODES).map((fields) => {
      const made = qrPayload(fields)
      if (made.kind !== 'ready') throw new Error(JSON.stringify(fields))
      return { link: linkTo(fields), payload: made.payload }
    })
    await page.addInitScript(leaveOutPauses)
    await openHydrated(page, '/qr-code-generator')
    const wrong = await page.evaluate(async (asked) => {
      const readBack = () => document.querySelector<HTMLElement>('output[name=qrCode]')?.dataset.value
      const wrong: object[] = []
      /** Whether the page shows this code within ten seconds of being sent to its link. */
      const isReadBack = async (link: string, payload: string) => {
        location.hash = link
        const until = performance.now() + 10_000
        while (readBack() !== payload && performance.now() < until)
          await new Promise((resume) => setTimeout(resume))
        return readBack() === payload
      }
      for (const { link, payload } of asked) {
        if (await isReadBack(link, payload)) continue
        // Links that follow each other faster than any visitor may cross the page's own writing of its address.
        await isReadBack('', '')
        if (!(await isReadBack(link, payload))) wrong.push({ link, payload, found: readBack() })
      }
      return wrong
    }, questions)
    expect(wrong).toEqual([])
  })

test('PNG and SVG are downloaded, and the PNG is scanned again', async ({ page }) => {
  await openHydrated(page, '/qr-code-generator#text=नमस्ते')
  await expect(output(page, 'qrCode')).toHaveAttribute('data-value', 'नमस्ते')
  const { bytes } = await downloaded(page, 'Download PNG')
  // Width and height of a PNG are in bytes 16 to 23.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([256, 256])
  const svg = await downloaded(page, 'Download SVG')
  expect(svg.bytes.toString('utf8')).toContain('width="256"')
  await page.getByRole('heading', { name: 'Scan a code' }).scrollIntoViewIfNeeded()
  await page
    .getByLabel('Picture with a QR code')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: bytes })
  await expect(output(page, 'scanned')).toHaveAttribute('data-value', 'नमस्ते')
})

/** Lets the device's camera show a picture from now on. Runs in the page. */
async function showToCamera(png: string): Promise<void> {
  const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const canvas = document.createElement('canvas')
  const draw = () => canvas.getContext('2d')!.drawImage(picture, 40, 40)
  canvas.width = canvas.height = picture.width + 80
  setInterval(draw, 100)
  const camera = () => Promise.resolve(canvas.captureStream(10))
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: camera } })
}

test('a code that the camera sees is read, and the camera is let go', async ({ page }) => {
  await openHydrated(page, '/qr-code-generator#text=नमस्ते')
  const { bytes } = await downloaded(page, 'Download PNG')
  await page.evaluate(showToCamera, bytes.toString('base64'))
  await page.getByRole('heading', { name: 'Scan a code' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(output(page, 'scanned')).toHaveAttribute('data-value', 'नमस्ते')
  await expect(page.getByLabel('Camera', { exact: true })).toHaveCount(0)
})

test('a logo and colours of one’s own are read back too', async ({ page }) => {
  await openHydrated(page, '/qr-code-generator#text=https://example.in&dark=%232f3a8f&size=400')
  const logo = await drawnPicture(page, { width: 300, height: 150, type: 'image/png', ink: 'black' })
  await page
    .getByLabel('Logo in the middle', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(page.getByRole('img', { name: 'Logo in the middle: preview' })).toBeVisible()
  await expect(output(page, 'qrCode')).toHaveText(/400 × 400 pixels/)
})

test('a CSV gives a ZIP with a code for each row', async ({ page }) => {
  await openHydrated(page, '/qr-code-generator')
  await page.getByRole('heading', { name: 'Many codes from a CSV file' }).scrollIntoViewIfNeeded()
  const csv = 'name,kind,ssid,password,url\nHall,wifi,Hall;1,secret12,\nSite,link,,,example.in\nBad,wifi,,,\n'
  await page
    .getByLabel('CSV file', { exact: true })
    .setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('2 codes, all scan-tested. Left out: rows 4.')).toBeVisible()
  const names = (await downloaded(page, 'Download ZIP')).bytes.toString('latin1')
  expect(names).toContain('Hall.png')
  expect(names).toContain('Site.png')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the sample can be scanned in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/qr-code-generator')
    const shown = await page.getByRole('img', { name: 'Sample QR code' }).screenshot()
    const { text, lightest } = await readPicture(page, shown, 'image/png')
    expect(text).toMatch(/^https:\/\//)
    // A phone's scanner wants more contrast than the reader of this test.
    expect(lightest).toBeGreaterThan(250)
  })
